/** Pictures as small squares of colour, to say how near two of them are. */
import { Resvg } from "@resvg/resvg-js";
import { readFileSync } from "node:fs";

export const SIZE = 44;
const HALF = SIZE / 2;

const read = (name) => readFileSync(new URL(`../../src/mageduel/data/art/${name}`, import.meta.url), "utf8");
const sheets = [read("parts.svg"), read("symbols.svg")];
const symbols = new Map(sheets.flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map((found) => [found[1], found[2]])));
const defs = /<defs>.*?<\/defs>/s.exec(sheets[1])[0];

/** Whether there is such a part: e- figures, b- behind, p- front, i- charges, g- grounds. */
export const has = (id) => symbols.has(id);

/** The whole drawing as one file, without the frame. */
export function drawing(scene, picture, tint, wide = 64) {
  const part = (id) => `<g>${(symbols.get(id) ?? "").replace(/var\(--tint(,[^)]*)?\)/g, tint)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${48 - wide / 2} 0 ${wide} 64" color="#f7f0de" fill="#f7f0de">${defs}${scene(picture, part, wide)}</svg>`;
}

/** The picture at 44 pixels, reduced to 22 by 22 squares of three colours. */
export function squares(svg) {
  const pixels = new Resvg(svg, { fitTo: { mode: "width", value: SIZE }, font: { loadSystemFonts: false } }).render().pixels;
  const out = new Float32Array(HALF * HALF * 3);
  for (let y = 0; y < HALF; y += 1)
    for (let x = 0; x < HALF; x += 1)
      for (let colour = 0; colour < 3; colour += 1) {
        let sum = 0;
        for (const [right, down] of [[0, 0], [1, 0], [0, 1], [1, 1]]) sum += pixels[((2 * y + down) * SIZE + 2 * x + right) * 4 + colour];
        out[(y * HALF + x) * 3 + colour] = sum / 4 / 255;
      }
  return out;
}

/** The mean difference of two pictures, 0 same, 1 black on white; stops counting once it is beyond the bound. */
export function difference(one, other, bound = Infinity) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    sum += Math.abs(one[at] - other[at]);
    if (at % 121 === 0 && sum > bound * one.length) return Infinity;
  }
  return sum / one.length;
}
