import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { SHEETS, sheets, type Sheet, type Tables } from "./src/icons/sheets";

/** `import { ui, quest, … } from "virtual:icons"`: the addresses of the SVG files with the icons that our tables name,
 * and no others. They lie beside the script, not in it. */
const ID = "virtual:icons";

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

/** The icons of a sheet, each once. */
export function named(sheet: Sheet): string[] {
  const all = sheets(table<Record<string, string>>("ui.json"), table<Tables>("cards.json"));
  return [...all.keys()].filter((name) => all.get(name) === sheet).sort();
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

/** Where the development server has a sheet. */
function address(sheet: Sheet): string {
  return `/icons-${sheet}.svg`;
}

export function icons(): Plugin {
  let serve = false;
  return {
    name: "icons",
    configResolved(config) {
      serve = config.command === "serve";
    },
    configureServer(server) {
      for (const sheet of SHEETS)
        server.middlewares.use(address(sheet), (_request, response) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(sprite(named(sheet)));
        });
    },
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return SHEETS.map((sheet) => {
        if (serve) return `export const ${sheet} = ${JSON.stringify(address(sheet))};`;
        const source = sprite(named(sheet));
        const reference = this.emitFile({ type: "asset", name: `icons-${sheet}.svg`, source });
        return `export const ${sheet} = import.meta.ROLLUP_FILE_URL_${reference};`;
      }).join("\n");
    },
  };
}
