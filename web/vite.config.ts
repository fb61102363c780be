import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
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

type Imports = (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null;

/** Everything a module needs before it can run. */
function needs(module: string, imports: Imports): Set<string> {
  const found = new Set([module]);
  for (const id of found) for (const next of imports(id)?.importedIds ?? []) found.add(next);
  return found;
}

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const known = new Map<string, Set<string>>();

/** A few lines begin to fetch what the address needs; start page and table come in one piece each, and what they share with each other or with more pages in the first script: many small pieces are slower and weigh more. */
function pieces(id: string, { getModuleInfo }: { getModuleInfo: Imports }): string | undefined {
  const of = (path: string): Set<string> => {
    if (!known.has(path)) known.set(path, needs(source(path), getModuleInfo));
    return known.get(path)!;
  };
  if (of("main.ts").has(id) || id.includes("vite/preload-helper")) return "main";
  if (of("start.ts").has(id)) return "first";
  const [home, table] = [of("pages/HomePage.svelte"), of("pages/TablePage.svelte")];
  if (!home.has(id)) return table.has(id) ? "table" : undefined;
  const shared = [...home].some((one) => getModuleInfo(one)!.importers.some((other) => !home.has(other)) && needs(one, getModuleInfo).has(id));
  return shared ? "first" : "home";
}

/** Every page needs the first script: it begins to come with the lines that ask for it. */
const firstAtOnce = {
  name: "first-at-once",
  transformIndexHtml: {
    order: "post" as const,
    handler: (_: string, { bundle }: { bundle?: Record<string, { name?: string }> }) =>
      Object.entries(bundle ?? {})
        .filter(([, { name }]) => name === "first")
        .map(([file]) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` }, injectTo: "head" as const })),
  },
};

/** Nearly all of these is used as soon as it has come: a browser that knows this mark compiles it beside its other work, not in the middle of it. */
const AT_ONCE = new Set(["first", "home", "table"]);
const usedAtOnce = {
  name: "used-at-once",
  generateBundle: {
    order: "post" as const,
    handler(_: unknown, bundle: Record<string, { name?: string; code?: string }>) {
      for (const chunk of Object.values(bundle)) if (chunk.code && AT_ONCE.has(chunk.name ?? "")) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

export default defineConfig({
  plugins: [svelte(), cardPictures, firstAtOnce, usedAtOnce],
  build: {
    outDir: "../src/mageduel/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet for all pages: none is seen before its style has come.
    cssCodeSplit: false,
    rollupOptions: { output: { manualChunks: pieces } },
  },
  server: {
    // The drawings lie with the other data.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "art/**/*.test.js"] },
});
