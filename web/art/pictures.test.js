/** Every card has a picture of its own, told from all others at the size of a token. */
import { describe, expect, it } from "vitest";
import { accent, scene } from "../src/lib/picture";
import { pictures } from "./lines.js";
import { difference, drawing, has, squares } from "./raster.js";
import { free, NEAR } from "./vary.js";

const MOST = 25;
const all = Object.entries(pictures());

describe("the pictures of the cards", () => {
  it("are drawn of parts that there are", () => {
    const wanted = ([name, { figure, behind, front = [], charge, ground }]) => [`e-${figure}`, ...(behind ? [`b-${behind}`] : []), ...front.map((each) => `p-${each}`), ...(charge ? [`i-${charge}`] : []), ...ground.map((each) => `g-${each}`)].filter((id) => !has(id)).map((id) => `${name}: ${id}`);
    expect(all.flatMap(wanted)).toEqual([]);
  });

  it("spread over many figures, and every mage has his own", () => {
    const used = new Map();
    for (const [name, { figure }] of all) used.set(figure, [...(used.get(figure) ?? []), name]);
    expect([...used].filter(([, names]) => names.length > MOST)).toEqual([]);
    const mages = all.filter(([, { stage }]) => stage === "mage");
    expect(mages.length).toBeGreaterThanOrEqual(24);
    expect(mages.filter(([, { figure }]) => used.get(figure).length > 1)).toEqual([]);
  });

  it("are never near each other at 44 pixels", () => {
    const seen = all.map(([name, picture]) => [name, squares(drawing(scene, picture, accent(picture)))]);
    const near = [];
    for (const [at, [name, one]] of seen.entries()) for (const [other, two] of seen.slice(0, at)) if (difference(one, two, NEAR) < NEAR) near.push(`${name} and ${other}: ${difference(one, two).toFixed(3)}`);
    expect(near).toEqual([]);
  }, 60_000);

  it("give way to those that were there first", () => {
    const first = pictures()["Timber Wolf"];
    const seen = squares(drawing(scene, first, accent(first)));
    const [found] = free(first, ["fox"], [seen], { accent, scene });
    expect(found).toEqual({ ...first, figure: "fox" });
  });
});
