/** People whose words in the chat the reader does not want to see, on this device. */
const KEPT = "duskhall.muted";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // unreadable, or storage is not allowed
  }
}

class Muted {
  #people = $state(kept());

  has(person: string): boolean {
    return this.#people.includes(person);
  }

  toggle(person: string): void {
    this.#people = this.has(person)
      ? this.#people.filter((one) => one !== person)
      : [...this.#people, person];
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#people));
    } catch {
      // holds until the page is left
    }
  }
}

export const muted = new Muted();
