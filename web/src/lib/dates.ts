import { language } from "./language";

const short = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
const medium = new Intl.DateTimeFormat(language, { dateStyle: "medium" });

/** Moments of the server, in seconds, as the reader writes them. */
export const moment = (at: number) => short.format(at * 1000);
export const day = (at: number) => medium.format(at * 1000);
