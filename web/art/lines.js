/** The lines of art.toml: one picture a line, as the tool writes them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const FILE = fileURLToPath(new URL("../../src/mageduel/data/art.toml", import.meta.url));

const LINE = /^("(?:[^"\\]|\\.)*") = \{(.*)\}$/;
const FIELD = /([a-z]+) = ("[^"]*"|\[[^\]]*\])(?:, )?/g;

/** One line as an object, or null for a heading, a remark, an empty line. */
export function parse(line) {
  const found = LINE.exec(line);
  if (!found) return null;
  const fields = [...found[2].matchAll(FIELD)].map(([, key, value]) => [key, JSON.parse(value)]);
  return [JSON.parse(found[1]), Object.fromEntries(fields)];
}

/** A picture as its line. */
export function write(name, picture) {
  const order = ["stage", "ground", "figure", "behind", "front", "pose", "tint", "charge"];
  const said = (value) => (Array.isArray(value) ? `[${value.map((each) => JSON.stringify(each)).join(", ")}]` : JSON.stringify(value));
  const fields = order.filter((key) => picture[key]?.length).map((key) => `${key} = ${said(picture[key])}`);
  return `${JSON.stringify(name)} = {${fields.join(", ")}}`;
}

/** Everything in the file, by name. */
export function pictures(text = readFileSync(FILE, "utf8")) {
  return Object.fromEntries(text.split("\n").flatMap((line) => [parse(line)].filter(Boolean)));
}
