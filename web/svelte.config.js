import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Each class of a component bears this name, in style and script: a short one makes the page lighter.
  compilerOptions: { cssHash: ({ css, hash }) => `Z${hash(css).slice(0, 5)}` },
};
