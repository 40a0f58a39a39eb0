export interface Inline {
  text: string;
  /** The section it links to. */
  link?: string;
}

export interface Block {
  list: boolean;
  /** One paragraph, or the points of a list. */
  lines: Inline[][];
}

/** The text of a section: paragraphs, points that begin with •, and [words](section). */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open = false; // whether a line goes on with the block before it
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (!line) {
      open = false;
      continue;
    }
    const list = line.startsWith("•");
    const last = found.at(-1);
    if (list && open && last?.list) last.lines.push(inlines(line.slice(1).trim()));
    else if (!list && open && last && !last.list) last.lines[0]!.push({ text: " " }, ...inlines(line));
    else found.push({ list, lines: [inlines(list ? line.slice(1).trim() : line)] });
    open = true;
  }
  return found;
}

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([a-z-]+)\)/g)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[1]!, link: match[2]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}
