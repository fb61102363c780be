/** Adds lines to art.toml for cards that have none: node art/draw.js < first choices; make art. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import { FILE, parse, pictures, write } from "./lines.js";
import { drawing, squares } from "./raster.js";
import { free } from "./vary.js";

const wanted = JSON.parse(readFileSync(0, "utf8"));
const vite = await createServer({ configFile: false, appType: "custom", logLevel: "error", server: { middlewareMode: true }, optimizeDeps: { noDiscovery: true } });
const drawer = await vite.ssrLoadModule("/src/lib/picture.ts");
await vite.close();

const lines = readFileSync(FILE, "utf8").trimEnd().split("\n");
const taken = Object.values(pictures()).map((picture) => squares(drawing(drawer.scene, picture, drawer.accent(picture))));

/** Where the line belongs: by name below the heading of its set, which is added at the end if it is new. */
function placeOf(name, set) {
  let at = lines.indexOf(`# ${set}`);
  if (at < 0) at = lines.push(`# ${set}`) - 1;
  do at += 1;
  while (at < lines.length && (parse(lines[at])?.[0] ?? "\uffff") < name);
  return at;
}

for (const { name, set, picture, figures } of wanted) {
  const [found, seen] = free(picture, figures, taken, drawer);
  taken.push(seen);
  lines.splice(placeOf(name, set), 0, write(name, found));
  console.log(`${name}: ${found === picture ? "as chosen" : "varied"}`);
}
writeFileSync(FILE, `${lines.join("\n")}\n`);
