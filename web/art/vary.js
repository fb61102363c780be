/** A picture that is near none of those there are: the first choice, or the first variation of it that is free. */
import { difference, drawing, squares } from "./raster.js";

export const NEAR = 0.05;
const MARKS = ["paint", "scar", "spikes", "patch", "hood", "helm", "horns", "fangs", "brow"];
const BEHIND = ["leaves", "moon", "banner", "swords", "spear", "axes", "storm", "frost", "flames", "halo", "bones", "wings", "batwings"];
const POSES = ["left", "right", "mirrored", "near"];
const TINTS = ["#ff9a55", "#9fe0ff", "#ffe98a", "#c6e04a", "#f5a6cd", "#c79bf2", "#93d676", "#e25555", "#79b2ff", "#fff0b0"];

/** In a fixed order: another figure of the kind, a mark (creatures), what is behind, a pose, two of these, another accent. */
export function* variations(first, figures = []) {
  const marks = first.stage === "creature" ? MARKS.filter((mark) => !(first.front ?? []).includes(mark)).map((mark) => ({ front: [...(first.front ?? []), mark] })) : [];
  const behind = BEHIND.filter((each) => each !== first.behind).map((each) => ({ behind: each }));
  const poses = (first.stage === "creature" ? POSES : [...POSES, "pair", "trio"]).filter((pose) => pose !== first.pose).map((pose) => ({ pose }));
  yield first;
  for (const figure of figures) yield { ...first, figure };
  for (const one of [...marks, ...behind, ...poses]) yield { ...first, ...one };
  for (const [ones, others] of [[marks, poses], [marks, behind], [behind, poses]]) for (const one of ones) for (const other of others) yield { ...first, ...one, ...other };
  for (const one of [{}, ...behind]) for (const tint of TINTS) yield { ...first, ...one, tint };
}

/** The first variation that is near none of these, with its squares. */
export function free(first, figures, taken, { accent, scene }) {
  for (const picture of variations(first, figures)) {
    const seen = squares(drawing(scene, picture, accent(picture)));
    if (taken.every((other) => difference(seen, other, NEAR) >= NEAR)) return [picture, seen];
  }
  throw new Error("every variation is near another picture: draw a figure");
}
