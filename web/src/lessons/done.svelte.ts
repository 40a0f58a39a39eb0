const KEPT = "duskhall.lessons";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // unreadable, or storage is not allowed: as on the first day
  }
}

/** The lessons that were finished on this device. */
class Done {
  #names = $state<string[]>(kept());

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.#names = [...this.#names, name];
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#names));
    } catch {
      // storage is full or not allowed: they are remembered until the page is left
    }
  }
}

export const done = new Done();
