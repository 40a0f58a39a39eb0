import { settings } from "./settings.svelte";

/** Small sounds made on the spot: no files, and silence unless the player has asked for them. */

export type Sound = "turn" | "card" | "win" | "lose";

/** Pitch in hertz, start and length in seconds, loudness. */
type Note = readonly [pitch: number, at: number, lasts: number, loud: number];

const TUNES: Record<Sound, readonly Note[]> = {
  turn: [
    [587, 0, 0.16, 0.2],
    [880, 0.13, 0.32, 0.2],
  ],
  card: [[1400, 0, 0.045, 0.05]],
  win: [
    [523, 0, 0.2, 0.2],
    [659, 0.14, 0.2, 0.2],
    [784, 0.28, 0.2, 0.2],
    [1047, 0.42, 0.6, 0.22],
  ],
  lose: [
    [392, 0, 0.3, 0.18],
    [330, 0.24, 0.3, 0.18],
    [262, 0.48, 0.6, 0.18],
  ],
};

/** No more than one sound of a kind in this many milliseconds: ten cards are one rustle. */
const APART = 90;

let context: AudioContext | null = null;
const last = new Map<Sound, number>();

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  context ??= new AudioContext();
  // Browsers keep it asleep until the first click on the page.
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const [pitch, at, lasts, loud] of TUNES[name]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(loud, start + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + at + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + lasts + 0.02);
  }
}
