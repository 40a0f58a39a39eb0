/** Milliseconds between the moves of bots that can be chosen. */
export const PACES = [0, 300, 700, 1500, 3000];
