import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** `import sprite from "virtual:icons"`: the address of one SVG file with the icons that our tables name, and no
 * others. It lies beside the script, not in it, so that a page pays for pictures only when it shows some. */
const ID = "virtual:icons";
const DEV = "/icons.svg";

interface Icon {
  body: string;
}
interface IconSet {
  icons: Record<string, Icon | undefined>;
}

const here = dirname(fileURLToPath(import.meta.url));

function table<T>(name: string): T {
  return JSON.parse(readFileSync(join(here, "src/icons", name), "utf8")) as T;
}

/** Every icon that a table names, once. */
export function named(): string[] {
  const ui = Object.values(table<Record<string, string>>("ui.json"));
  const cards = Object.values(table<Record<string, Record<string, string>>>("cards.json")).flatMap(
    Object.values<string>,
  );
  return [...new Set([...ui, ...cards])].sort();
}

/** The sprite as text. A name that the set does not have is a mistake in our tables and stops the build. */
export function sprite(names: readonly string[]): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`there is no icon "${name}" in game-icons`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

export function icons(): Plugin {
  let serve = false;
  return {
    name: "icons",
    configResolved(config) {
      serve = config.command === "serve";
    },
    configureServer(server) {
      server.middlewares.use(DEV, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite(named()));
      });
    },
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (serve) return `export default ${JSON.stringify(DEV)};`;
      const reference = this.emitFile({ type: "asset", name: "icons.svg", source: sprite(named()) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
