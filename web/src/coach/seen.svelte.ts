const KEPT = "duskhall.coach";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return []; // unreadable, or storage is not allowed: as on the first day
  }
}

/** The notes that this person has had. */
class Seen {
  #ids = $state<string[]>(kept());

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  add(id: string): void {
    if (!this.has(id)) this.#put([...this.#ids, id]);
  }

  /** Show all of them again. */
  forget(): void {
    this.#put([]);
  }

  #put(ids: string[]): void {
    this.#ids = ids;
    try {
      localStorage.setItem(KEPT, JSON.stringify(ids));
    } catch {
      // storage is full or not allowed: they are remembered until the page is left
    }
  }
}

export const seen = new Seen();
