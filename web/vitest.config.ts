import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

// Apart from vite.config.ts, so that building the page does without the test tools.
export default mergeConfig(
  vite,
  defineConfig({ test: { environment: "jsdom", setupFiles: ["vitest.setup.ts"] } }),
);
