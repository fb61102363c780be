import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { defineConfig } from "vitest/config";
import { FILE, pictures } from "./art/lines.js";

const server = env.MAGEDUEL_SERVER ?? "http://127.0.0.1:8765";

/** The pictures of the cards, as data of the client: a file of its own, fetched when something is to be drawn. */
const cardPictures = {
  name: "card-pictures",
  resolveId: (id: string) => (id === "virtual:pictures" ? id : null),
  load(this: { addWatchFile: (file: string) => void }, id: string) {
    if (id !== "virtual:pictures") return null;
    this.addWatchFile(FILE);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(pictures()))});`;
  },
};

export default defineConfig({
  plugins: [svelte(), cardPictures],
  build: {
    outDir: "../src/mageduel/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet for all pages: none is seen before its style has come.
    cssCodeSplit: false,
  },
  server: {
    // The drawings lie with the other data.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "art/**/*.test.js"] },
});
