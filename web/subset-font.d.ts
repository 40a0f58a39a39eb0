declare module "subset-font" {
  /** A font with these characters alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: "sfnt" | "woff" | "woff2"; noLayoutClosure?: boolean },
  ): Promise<Uint8Array>;
}
