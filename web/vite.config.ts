import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { defineConfig } from "vitest/config";

const server = env.MAGEDUEL_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/mageduel/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
