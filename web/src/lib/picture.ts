/** A card's picture: at most seven layers, from the ground up, as markup of one drawing 64 high. */

/** What one line of art.toml says; the file is read when the client is built. */
export interface Picture {
  stage: Stage;
  /** The schools whose colours lie below it, at most two. */
  ground: readonly string[];
  figure: string;
  behind?: string;
  front?: readonly string[];
  pose?: Pose;
  tint?: string;
  charge?: string;
}

export type Stage = "creature" | "conjuration" | "wall" | "equipment" | "attack" | "incantation" | "enchantment" | "mage";
export type Pose = "left" | "right" | "mirrored" | "near" | "pair" | "trio";

/** How a part of another sheet comes into the drawing: by reference on a page, by its shapes where all is one file. */
export type Part = (id: string, size: number) => string;

/** Each school's bright colour, that of a figure's accent where nothing else is said. */
export const BRIGHT: Record<string, string> = {
  air: "#a9d8e6",
  arcane: "#c79bf2",
  dark: "#b79bc5",
  earth: "#d3a873",
  fire: "#ff9a55",
  holy: "#f6e08d",
  mind: "#f5a6cd",
  nature: "#93d676",
  war: "#ec8074",
  water: "#79b2ff",
  none: "#cfd6dc",
};

/** Marks the text of a drawing, which nobody reads. */
export const svg = String.raw;

const POSES: Record<string, string> = {
  left: "rotate(-12 32 32)",
  right: "rotate(12 32 32)",
  mirrored: "matrix(-1 0 0 1 64 0)",
  near: "translate(32 34) scale(1.22) translate(-32 -32)",
};

const SEVERAL: Record<string, readonly (readonly [string, number])[]> = {
  pair: [
    ["translate(-9 8) scale(.72)", 0.72],
    ["translate(22 14) scale(.8)", 1],
  ],
  trio: [
    ["translate(-10 4) scale(.6)", 0.7],
    ["translate(36 4) scale(.6)", 0.7],
    ["translate(12 20) scale(.7)", 1],
  ],
};

export function accent(picture: Picture): string {
  return picture.tint ?? BRIGHT[picture.ground[0] ?? "none"] ?? BRIGHT.none!;
}

/** Behind, figure and front in a box of 64 by 64. */
export function figure(picture: Picture, part: Part): string {
  const behind = picture.behind ? part(`b-${picture.behind}`, 64) : "";
  const front = (picture.front ?? []).map((mark) => part(`p-${mark}`, 64)).join("");
  const turned = POSES[picture.pose ?? ""];
  const one = svg`${behind}<g${turned ? svg` transform="${turned}"` : ""}>${part(`e-${picture.figure}`, 64)}</g>${front}`;
  const places = SEVERAL[picture.pose ?? ""];
  return places ? places.map(([place, strength]) => svg`<g transform="${place}" opacity="${strength}">${one}</g>`).join("") : one;
}

function spokes(tint: string): string {
  return Array.from({ length: 12 }, (_, at) => svg`<path transform="rotate(${at * 30 + 15} 48 32)" d="M47 32 44.500-40H51.500L49 32Z" fill="${tint}" opacity=".22"/>`).join("");
}

/** What kind of card it is: shadow, floor, plinth, streaks, rays or rings below the figure. */
function stage(of: Stage, tint: string): string {
  switch (of) {
    case "mage":
    case "creature":
      return svg`<ellipse cx="48" cy="62" rx="34" ry="7" opacity=".4"/>`;
    case "conjuration":
      return svg`<path d="M6 56H90V66H6Z" opacity=".6"/><path d="M6 56H90" stroke="${tint}" stroke-width="1.400"/>`;
    case "wall":
      return svg`<path d="M-30 58H126V66H-30Z" opacity=".73"/>`;
    case "equipment":
      return svg`<path d="M20 60H76L82 66H14Z" opacity=".6"/><path d="M20 60H76" stroke="${tint}" stroke-width="1.400"/><ellipse cx="48" cy="34" rx="32" ry="26" opacity=".4"/>`;
    case "attack":
      return svg`<path d="M96-6 30 70M110 4 52 74M78-10 8 66" stroke="${tint}" stroke-width="3" opacity=".35" fill="none"/>`;
    case "incantation":
      return spokes(tint);
    case "enchantment":
      return svg`<circle cx="48" cy="32" r="29" opacity=".53"/><circle cx="48" cy="32" r="29" fill="none" stroke="${tint}" stroke-width="1.600"/><circle cx="48" cy="32" r="25.500" fill="none" stroke="${tint}" stroke-width=".8" stroke-dasharray="2 3"/>`;
  }
}

function placed(picture: Picture, drawn: string): string {
  if (picture.stage === "wall") return ["translate(-16 2) scale(.98)", "translate(48 2) scale(.98)", "translate(16 -1)"].map((place) => svg`<g transform="${place}">${drawn}</g>`).join("");
  const size = picture.stage === "enchantment" ? 0.68 : picture.stage === "mage" ? 0.86 : 0.8;
  return svg`<g transform="translate(48 ${picture.stage === "creature" ? 33 : picture.stage === "mage" ? 37 : 32}) scale(${size}) translate(-32 -32)">${drawn}</g>`;
}

/** The colours of the schools, the second as a slanted half. */
export function ground(schools: readonly string[], box: string): string {
  const [first = "none", second] = schools;
  return svg`<rect ${box} fill="url(#ground-${first})"/>${second ? svg`<rect ${box} fill="url(#half-${second})"/>` : ""}`;
}

/** The whole picture, so many units wide around the middle of 96: ground, pattern, stage, figure, and what it does first. */
export function scene(picture: Picture, part: Part, wide: number): string {
  const tint = accent(picture);
  const bright = BRIGHT[picture.ground[0] ?? "none"] ?? BRIGHT.none!;
  const left = 48 - wide / 2;
  const box = `x="${left}" y="0" width="${wide}" height="64"`;
  const pattern = svg`<g fill="${bright}" stroke="${bright}" stroke-width="0" opacity=".15" transform="translate(48 0) scale(${Math.max(1, wide / 96)} 1) translate(-48 0)">${part(`g-${picture.ground[0] ?? "none"}`, 96)}</g>`;
  const charge = picture.charge ? svg`<g transform="translate(${left + wide - 21} 43)"><circle cx="9" cy="9" r="9.500" fill="#0b0d10" stroke="${tint}" stroke-width="1.300"/><g transform="translate(3.500 3.500) scale(.46)" fill="${tint}" color="${tint}">${part(`i-${picture.charge}`, 24)}</g></g>` : "";
  return svg`${ground(picture.ground, box)}${pattern}<g fill="#000">${stage(picture.stage, tint)}</g>${placed(picture, figure(picture, part))}${charge}<rect ${box} fill="url(#vignette)"/>`;
}
