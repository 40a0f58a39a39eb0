/** The messages of the page by language; see words.ts beside the page's configuration. */
declare module "virtual:words" {
  export interface Spoken {
    /** Messages as Fluent writes them. */
    text: string;
    /** Faces that the language needs beside the Latin ones, and those for the names of others. */
    fonts: { family: string; weight: number; range?: string; address: string }[];
  }
  export const words: Record<string, () => Promise<Spoken>>;
  export const rules: Record<string, () => Promise<{ text: string }>>;
}
/** What is said to those who look after a server. */
declare module "virtual:words-admin" {
  export const admin: Record<string, () => Promise<{ text: string }>>;
}
