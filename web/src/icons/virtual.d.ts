declare module "virtual:icons" {
  /** The address of the sprite; see icons.ts beside the page's configuration. */
  const address: string;
  export default address;
}
