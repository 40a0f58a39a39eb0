// jsdom has no media queries; settings ask for some as soon as they are loaded. Here none of them holds.
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;

// Words come before everything else, as in the page.
const { loadWords } = await import("./src/lib/words");
await loadWords();

export {};
