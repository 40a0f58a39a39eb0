// jsdom has no media queries; settings ask for some as soon as they are loaded. Here none of them holds.
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;
