import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";
import { fontsOf, fontsOfNames, type Font } from "./fonts";

/** The messages of the page, a chunk for each language: the page loads one of them.
 *
 * `virtual:words` knows the languages and how to load them. What the page says from its first moment is in one chunk; the
 * long texts of the rules and those of campaigns, past games and browsers are in another, which comes with whatever shows
 * them, and what is said to those who look after a server in a third. */
const INDEX = "virtual:words";
const ADMIN = "virtual:words-admin";
const PART = /^virtual:words\/(words|rules|admin)-([a-z]+)$/;
const FIRST = "en";

const here = dirname(fileURLToPath(import.meta.url));
/** Folders of languages: that of the program, and one with languages that are not part of it yet. */
const places = [join(here, "../src/duskhall/text"), process.env.DUSKHALL_WORDS].filter(
  (place): place is string => !!place,
);

function folder(language: string): string {
  return places.map((place) => join(place, language)).find((found) => existsSync(found))!;
}

/** Every language that has words for the page, the first language before the others. */
export function languages(): string[] {
  const found = places.flatMap((place) =>
    readdirSync(place).filter((name) => existsSync(join(place, name, "page.ftl"))),
  );
  return [FIRST, ...[...new Set(found)].filter((name) => name !== FIRST).sort()];
}

function files(language: string, part: string): string[] {
  const partOf = (name: string) =>
    /^page-admin/.test(name)
      ? "admin"
      : /^page-(rules|examples|terms|campaign|games|browsers)/.test(name)
        ? "rules"
        : "words";
  return readdirSync(folder(language))
    .filter((name) => name.startsWith("page") && name.endsWith(".ftl"))
    .filter((name) => partOf(name) === part)
    .sort()
    .map((name) => join(folder(language), name));
}

/** The messages of a part, without comments, empty lines and what lines are set in by. */
function messages(language: string, part: string): string {
  const texts = files(language, part).map((file) => readFileSync(file, "utf8").replace(/^(#.*)?\n/gm, ""));
  // The rules have lists, whose lines are set in from their own text.
  return texts.map((text) => (part === "words" ? text.replace(/^ +/gm, " ") : text)).join("\n");
}

/** A message of one line, for what is not said by the page itself. */
function line(language: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(messages(language, "words"));
  if (!found) throw new Error(`there is no message ${id} in language ${language}`);
  return found[1]!;
}

function index(...parts: string[]): string {
  const loaders = (part: string) =>
    languages()
      .map((name) => `${JSON.stringify(name)}: () => import("virtual:words/${part}-${name}"),`)
      .join("\n");
  return parts.map((part) => `export const ${part} = {\n${loaders(part)}\n};`).join("\n");
}

/** The page as it is given out to readers of a language: it names the language, and what it will need at once. */
function page(html: string, language: string, needed: string[]): string {
  const links = needed.map((address) =>
    address.endsWith(".woff2")
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`
      : `<link rel="modulepreload" crossorigin href="${address}">`,
  );
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace("</head>", `${links.map((link) => `  ${link}\n  `).join("")}</head>`);
}

function manifest(language: string): string {
  const told = JSON.parse(readFileSync(join(here, "public/manifest.webmanifest"), "utf8")) as object;
  const own = { lang: language, description: line(language, "page-app-about") };
  return `${JSON.stringify({ ...told, ...own }, null, 2)}\n`;
}

export function words(): Plugin {
  let serve = false;
  let base = "/";
  /** The chunk with the words of a language. */
  const chunk = (bundle: Rollup.OutputBundle, language: string) =>
    Object.values(bundle).find(
      (file) => file.type === "chunk" && file.facadeModuleId === `\0virtual:words/words-${language}`,
    )!.fileName;
  const fonts = new Map<string, string>();
  return {
    name: "words",
    configResolved(config) {
      serve = config.command === "serve";
      base = config.base;
    },
    resolveId(id) {
      return id === INDEX || id === ADMIN || PART.test(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${INDEX}`) return index("words", "rules");
      if (id === `\0${ADMIN}`) return index("admin");
      const [, part, language] = PART.exec(id.slice(1)) ?? [];
      if (!part || !language) return undefined;
      for (const file of files(language, part)) this.addWatchFile(file);
      const text = `export const text = ${JSON.stringify(messages(language, part))};`;
      if (part !== "words") return text;
      // A development server shows the fonts of the system.
      const made: Font[] = serve
        ? []
        : [...(await fontsOf(language, folder(language))), ...(await fontsOfNames(language, folder))];
      const told = made.map(({ name, source, ...font }) => {
        const reference = this.emitFile({ type: "asset", name: `${name}.woff2`, source });
        if (font.weight === 400 && !font.range) fonts.set(language, reference);
        return `{ ${JSON.stringify(font).slice(1, -1)}, address: import.meta.ROLLUP_FILE_URL_${reference} }`;
      });
      return `${text}\nexport const fonts = [${told.join(", ")}];`;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const asset = bundle["index.html"] as Rollup.OutputAsset | undefined;
        if (!asset) return;
        const html = String(asset.source);
        for (const language of languages()) {
          const needed = [chunk(bundle, language)];
          const font = fonts.get(language);
          if (font) needed.push(this.getFileName(font));
          const own = page(
            html,
            language,
            needed.map((name) => base + name),
          );
          if (language === FIRST) {
            asset.source = own;
            continue;
          }
          this.emitFile({ type: "asset", fileName: `index.${language}.html`, source: own });
          this.emitFile({
            type: "asset",
            fileName: `manifest.${language}.webmanifest`,
            source: manifest(language),
          });
        }
      },
    },
  };
}
