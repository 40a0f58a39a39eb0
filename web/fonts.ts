import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** A face that a language needs beside the Latin ones, cut down to what the program says. One with a range is for these
 * characters alone. */
export interface Font {
  name: string;
  family: string;
  weight: number;
  range?: string;
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

/** A whole face, cut to some characters. */
async function cut(
  language: string,
  weight: number,
  text: string,
): Promise<Pick<Font, "family" | "weight" | "source">> {
  const { family, file } = FACES[language]!;
  const { resolve } = createRequire(import.meta.url);
  const whole = readFileSync(resolve(file(weight)));
  // Other forms of the same letters, such as those for vertical lines, are left out.
  const source = await subsetFont(whole, text, { targetFormat: "woff2", noLayoutClosure: true });
  return { family, weight, source };
}

/** The faces of a language, cut to its characters. Names and chat of players may have others: these the system shows. */
export async function fontsOf(language: string, folder: string): Promise<Font[]> {
  const face = FACES[language];
  if (!face) return [];
  const text = characters(folder);
  const name = face.family.toLowerCase().replaceAll(" ", "-");
  return Promise.all(
    face.weights.map(async (weight) => ({
      name: `${name}-${weight}`,
      ...(await cut(language, weight, text)),
    })),
  );
}

/** A face for what each other language calls itself: whoever looks for theirs has to be able to read it. */
export async function fontsOfNames(language: string, folder: (other: string) => string): Promise<Font[]> {
  const others = Object.keys(FACES).filter((other) => other !== language && existsSync(folder(other)));
  return Promise.all(
    others.map(async (other) => {
      const messages = readFileSync(join(folder(other), "writing.ftl"), "utf8");
      const text = /^language-own-name = (.+)$/m.exec(messages)![1]!;
      const range = [...text].map((one) => `U+${one.codePointAt(0)!.toString(16)}`).join(",");
      return { name: `own-name-${other}`, range, ...(await cut(other, 400, text)) };
    }),
  );
}
