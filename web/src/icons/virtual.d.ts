/** The addresses of the files with the icons; see icons.ts beside the page's configuration. */
declare module "virtual:icons" {
  export const ui: string;
  export const shared: string;
  export const classic: string;
  export const advance: string;
  export const quest: string;
}
