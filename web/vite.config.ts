import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons";
import { words } from "./words";

const server = process.env.DUSKHALL_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), icons(), words()],
  base: "/",
  build: {
    // The server ships the built page as a part of itself.
    outDir: process.env.DUSKHALL_PAGE ?? "../src/duskhall/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
