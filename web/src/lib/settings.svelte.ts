/** What the reader has chosen on this device. Kept by the browser, applied to <html>. */

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export const ADVICE = ["full", "verdicts", "off"] as const;
export type Advice = (typeof ADVICE)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Record<Speed, number> = { off: 0, slow: 0.5, normal: 1, fast: 2 };
const KEPT = "duskhall.settings";

interface Values {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Whether the reader has said yes or no to sound. */
  soundAsked: boolean;
  /** Questions with one answer are answered by the page. */
  forced: boolean;
  notify: boolean;
  /** Help for the first turns. */
  guide: boolean;
  /** Verdicts on monsters with the moves that lead there, verdicts alone, or neither. */
  advice: Advice;
}

const DEFAULTS: Values = {
  theme: "system",
  speed: "normal",
  sound: false,
  soundAsked: false,
  forced: true,
  notify: false,
  guide: true,
  advice: "full",
};

/** What was kept, less what this version does not know: the browser's storage is not ours alone. */
function kept(): Values {
  let found: Partial<Values> = {};
  try {
    found = Object(JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    // unreadable, or storage is not allowed: as on the first day
  }
  const flag = (name: "sound" | "soundAsked" | "forced" | "notify" | "guide") =>
    typeof found[name] === "boolean" ? found[name] : DEFAULTS[name];
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULTS.theme,
    speed: SPEEDS.find((speed) => speed === found.speed) ?? DEFAULTS.speed,
    sound: flag("sound"),
    soundAsked: flag("soundAsked") || flag("sound"),
    forced: flag("forced"),
    notify: flag("notify"),
    guide: flag("guide"),
    advice: ADVICE.find((advice) => advice === found.advice) ?? DEFAULTS.advice,
  };
}

export class Settings {
  #values = $state(kept());
  #light = matchMedia("(prefers-color-scheme: light)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    this.#light.addEventListener("change", () => this.#apply());
    this.#still.addEventListener("change", () => this.#apply());
    this.#apply();
  }

  #put(changed: Partial<Values>): void {
    Object.assign(this.#values, changed);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#values));
    } catch {
      // storage is full or not allowed: the choice holds until the page is left
    }
    this.#apply();
  }

  #apply(): void {
    const dark = this.theme === "dark" || (this.theme === "system" && !this.#light.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.documentElement.style.setProperty("--speed", String(this.factor));
  }

  /** How fast things move: 1 is normal, 0 stands still. Who asked the system for stillness gets it. */
  get factor(): number {
    return this.#still.matches ? 0 : FACTOR[this.speed];
  }

  get theme(): Theme {
    return this.#values.theme;
  }
  set theme(theme: Theme) {
    this.#put({ theme });
  }
  get speed(): Speed {
    return this.#values.speed;
  }
  set speed(speed: Speed) {
    this.#put({ speed });
  }
  get sound(): boolean {
    return this.#values.sound;
  }
  set sound(sound: boolean) {
    this.#put({ sound, soundAsked: true });
  }
  get soundAsked(): boolean {
    return this.#values.soundAsked;
  }
  get forced(): boolean {
    return this.#values.forced;
  }
  set forced(forced: boolean) {
    this.#put({ forced });
  }
  get notify(): boolean {
    return this.#values.notify;
  }
  set notify(notify: boolean) {
    this.#put({ notify });
  }
  get guide(): boolean {
    return this.#values.guide;
  }
  set guide(guide: boolean) {
    this.#put({ guide });
  }
  get advice(): Advice {
    return this.#values.advice;
  }
  set advice(advice: Advice) {
    this.#put({ advice });
  }
}

export const settings = new Settings();
