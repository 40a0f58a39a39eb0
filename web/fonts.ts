import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** A face that a language needs beside the Latin ones, cut down to what the program says. */
export interface Font {
  family: string;
  weight: number;
  source: Uint8Array;
}

/** The languages whose letters are not in the faces of the page, and the whole face for them. */
const FACES: Record<string, { family: string; weights: number[]; file: (weight: number) => string }> = {
  ja: {
    family: "Noto Sans JP",
    weights: [400, 700],
    file: (weight) => `@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff2`,
  },
};

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
/** Whatever happens to be said now: all kana, marks and wide letters. */
const ALWAYS = [
  range(0x3000, 0x3015),
  range(0x3041, 0x30ff),
  range(0xff01, 0xff5e),
  ["…", "‥", "※", "→"],
].flat();

/** Every character beyond the Latin faces in the words of a language, its grammar included. */
export function characters(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ftl|py)$/.test(name),
  );
  const said = files.flatMap((name) => [...readFileSync(join(folder, name), "utf8")]);
  return [...new Set([...ALWAYS, ...said])]
    .filter((one) => one.codePointAt(0)! >= 0x2e80 || ALWAYS.includes(one))
    .join("");
}

/** The faces of a language, cut to its characters. Names and chat of players may have others: these the system shows. */
export async function fontsOf(language: string, folder: string): Promise<Font[]> {
  const face = FACES[language];
  if (!face) return [];
  const text = characters(folder);
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    face.weights.map(async (weight) => {
      // Other forms of the same letters, such as those for vertical lines, are left out.
      const whole = readFileSync(resolve(face.file(weight)));
      const source = await subsetFont(whole, text, { targetFormat: "woff2", noLayoutClosure: true });
      return { family: face.family, weight, source };
    }),
  );
}
