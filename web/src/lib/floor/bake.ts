/** The floor of an arena as one picture, from the bed of its joints to the light of the room; a second one stands in front of tokens. */
import type { GroundLayer } from "../wire";
import { drawSlabs, stroke, type Area, type Light } from "./slabs";
import { drawFront, drawTerrain, hasFront } from "./terrain";
import { texture } from "./textures";

export interface FloorZone extends Area {
  zone: string;
  /** From above. */
  ground: readonly Pick<GroundLayer, "look" | "is_tile">[];
  /** The number of the secret passage that ends here; none: 0. */
  passage: number;
}

export interface FloorPlan {
  width: number;
  height: number;
  zones: readonly FloorZone[];
  light: Light;
  /** Pixels of the screen to one of the page. */
  scale: number;
  /** Whether lines of brass are let into the stone. */
  inlay: boolean;
}

export interface Baked {
  back: Blob;
  front: Blob | null;
}

/** The corner of a zone. */
const ROUND = 6;
/** How far ground that lies on other ground stays from the edge. */
const INSET = 8;
const RELIEF = { dark: 0.55, light: 0.28, contrast: 0.25 };
const GRAIN = { dark: 0.35, light: 0.3, contrast: 0.15 };
type Brush = CanvasRenderingContext2D;

function canvas(width: number, height: number, scale: number): Brush {
  const found = document.createElement("canvas");
  found.width = Math.max(1, Math.round(width * scale));
  found.height = Math.max(1, Math.round(height * scale));
  const on = found.getContext("2d")!;
  on.scale(scale, scale);
  return on;
}

function clip(on: Brush, { x, y, width, height }: Area): void {
  on.beginPath();
  on.roundRect(x, y, width, height, ROUND);
  on.clip();
}

function within({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: Math.max(1, width - 2 * by), height: Math.max(1, height - 2 * by) };
}

/** Does the work piece by piece, so that the page can answer in between. */
export function* bake(plan: FloorPlan): Generator<void, Promise<Baked>> {
  const { width, height, zones, light, scale } = plan;
  const back = canvas(width, height, scale);
  for (const zone of zones) {
    back.save();
    clip(back, zone);
    if (zone.ground[0] === undefined || zone.ground[0].look === "stone") drawSlabs(back, zone.zone, zone, light);
    back.restore();
  }
  yield;
  yield* lay(back, plan, "relief", "multiply", RELIEF[light]);
  yield* lay(back, plan, "grain", "soft-light", GRAIN[light]);
  for (const zone of zones) yield* terrain(back, zone, plan);
  if (plan.inlay) inlay(back, plan);
  room(back, plan);
  for (const zone of zones) finish(back, zone, light);
  yield;
  const front = zones.some(({ ground }) => ground[0] && hasFront(ground[0].look)) ? canvas(width, height, scale) : null;
  if (front) {
    for (const zone of zones) {
      const top = zone.ground[0]?.look;
      if (top === undefined || top === "stone" || !hasFront(top)) continue;
      front.save();
      clip(front, zone);
      drawFront(front, zone.zone, top, zone, light);
      front.restore();
    }
    yield;
  }
  return Promise.all([blob(back), front && blob(front)]).then(([one, two]) => ({ back: one, front: two }));
}

function blob(of: Brush): Promise<Blob> {
  return new Promise((done, failed) => of.canvas.toBlob((found) => (found ? done(found) : failed(new Error())), "image/webp", 0.92));
}

function* lay(on: Brush, { width, height, scale }: FloorPlan, name: "relief" | "grain", mode: GlobalCompositeOperation, strength: number): Generator<void, void> {
  const pattern = yield* texture(on, name, scale);
  on.save();
  on.globalCompositeOperation = mode;
  on.globalAlpha = strength;
  on.fillStyle = pattern;
  on.fillRect(0, 0, width, height);
  on.restore();
  yield;
}

function* terrain(on: Brush, zone: FloorZone, { light, scale }: FloorPlan): Generator<void, void> {
  const layers = zone.ground.slice(0, 2).reverse();
  for (const [at, { look, is_tile }] of layers.entries()) {
    if (look === "stone") continue;
    const area = at > 0 ? within(zone, INSET) : zone;
    on.save();
    clip(on, area);
    yield* drawTerrain(on, zone.zone, look, area, light, scale);
    if (is_tile) studs(on, area);
    on.restore();
  }
  if (zone.passage > 0) stair(on, zone);
}

/** Brass in the corners of what cannot be moved. */
function studs(on: Brush, { x, y, width, height }: Area): void {
  for (const [px, py] of [[x + 7, y + 7], [x + width - 7, y + 7], [x + 7, y + height - 7], [x + width - 7, y + height - 7]] as const) {
    const metal = on.createRadialGradient(px - 1, py - 1, 0, px, py, 3.2);
    metal.addColorStop(0, "#f5dfa0");
    metal.addColorStop(1, "#7d6230");
    on.fillStyle = metal;
    on.beginPath();
    on.arc(px, py, 3, 0, Math.PI * 2);
    on.fill();
    on.lineWidth = 0.8;
    on.strokeStyle = "#0009";
    on.stroke();
  }
}

/** A stair into the dark; both ends bear the same number. */
function stair(on: Brush, { x, y, width, height, passage }: FloorZone): void {
  const [px, py, r] = [x + width - 32, y + height - 22, 21];
  on.save();
  on.fillStyle = "#000000bf";
  on.beginPath();
  on.ellipse(px, py + 3, r + 1, r * 0.62, 0, 0, Math.PI * 2);
  on.fill();
  on.fillStyle = "#171310";
  on.beginPath();
  on.ellipse(px, py, r, r * 0.57, 0, 0, Math.PI * 2);
  on.fill();
  on.lineWidth = 2;
  on.strokeStyle = "#a58a4e";
  on.stroke();
  on.clip();
  on.lineWidth = 3;
  on.strokeStyle = "#6b5a3a";
  for (const [down, half] of [[-1, 15], [4, 12], [8.5, 8]] as const) stroke(on, [[px - half, py + down], [px + half, py + down]]);
  on.fillStyle = "#f3e2b4";
  on.font = ["700", "11px", getComputedStyle(document.body).fontFamily].join(" ");
  on.textAlign = "center";
  on.fillText(String(passage), px, py - 3.5);
  on.restore();
}

/** Circles and a star of brass in the middle of the arena, over the joints of slabs but not over terrain. */
function inlay(on: Brush, { width, height, zones, light }: FloorPlan): void {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.46];
  on.save();
  on.beginPath();
  for (const zone of zones) if (!zone.ground.some(({ look }) => look !== "stone")) on.roundRect(zone.x, zone.y, zone.width, zone.height, ROUND);
  on.clip();
  const lines = (): void => {
    for (const [part, wide] of [[1, 2], [0.93, 1.2], [0.49, 1.4]] as const) {
      on.lineWidth = wide;
      on.beginPath();
      on.arc(x, y, r * part, 0, Math.PI * 2);
      on.stroke();
    }
    on.lineWidth = 1.6;
    on.beginPath();
    for (let at = 0; at <= 16; at++) {
      const [angle, part] = [(at * Math.PI) / 8 - Math.PI / 2, at % 2 ? 0.49 : 0.93];
      on.lineTo(x + Math.cos(angle) * r * part, y + Math.sin(angle) * r * part);
    }
    on.stroke();
    on.lineWidth = 1;
    for (let at = 0; at < 48; at++) {
      const angle = (at * Math.PI) / 24;
      stroke(on, [[x + Math.cos(angle) * r * 0.945, y + Math.sin(angle) * r * 0.945], [x + Math.cos(angle) * r * 0.985, y + Math.sin(angle) * r * 0.985]]);
    }
  };
  on.globalAlpha = 0.3;
  on.translate(1, 1.3);
  on.strokeStyle = light === "light" ? "#fff8e2" : "#000";
  lines();
  on.translate(-1, -1.3);
  on.globalAlpha = light === "light" ? 0.34 : 0.2;
  on.strokeStyle = light === "light" ? "#6e5414" : "#e8c87a";
  lines();
  on.restore();
}

/** Warm in the middle, dark at the rim; the light theme keeps a breath of it. */
function room(on: Brush, { width, height, light }: FloorPlan): void {
  if (light === "contrast") return;
  const strength = light === "light" ? 0.25 : 1;
  const fall = on.createRadialGradient(width / 2, height * 0.47, 0, width / 2, height * 0.47, Math.hypot(width, height) * 0.56);
  fall.addColorStop(0, `rgb(255 214 140 / ${0.16 * strength})`);
  fall.addColorStop(0.5, `rgb(120 92 50 / ${0.02 * strength})`);
  fall.addColorStop(1, `rgb(4 3 2 / ${0.56 * strength})`);
  on.save();
  on.globalCompositeOperation = "source-atop";
  on.fillStyle = fall;
  on.fillRect(0, 0, width, height);
  on.restore();
}

/** The shade of a zone, its lit upper and its dark lower edge, and brass in its corners. */
function finish(on: Brush, area: Area, light: Light): void {
  const { x, y, width, height } = area;
  const pale = light === "light";
  on.save();
  clip(on, area);
  const [px, py] = [x + width / 2, y + height / 2];
  const shade = on.createRadialGradient(px, py, Math.min(width, height) * 0.3, px, py, Math.hypot(width, height) * 0.56);
  shade.addColorStop(0, "#0000");
  shade.addColorStop(1, pale ? "#4a3a1430" : "#00000052");
  on.fillStyle = shade;
  on.fillRect(x, y, width, height);
  on.lineWidth = 1.6;
  on.strokeStyle = pale ? "#ffffffb3" : "#fff0c833";
  stroke(on, [[x + 3, y + 0.8], [x + width - 3, y + 0.8]]);
  on.strokeStyle = pale ? "#3a2c1066" : "#00000099";
  stroke(on, [[x + 3, y + height - 0.8], [x + width - 3, y + height - 0.8]]);
  on.lineWidth = 1.2;
  on.strokeStyle = pale ? "#7a6026a6" : "#b3954f80";
  const [q, l] = [5.5, Math.min(11, width / 5)];
  stroke(on, [[x + q, y + q + l], [x + q, y + q], [x + q + l, y + q]]);
  stroke(on, [[x + width - q - l, y + q], [x + width - q, y + q], [x + width - q, y + q + l]]);
  stroke(on, [[x + q, y + height - q - l], [x + q, y + height - q], [x + q + l, y + height - q]]);
  stroke(on, [[x + width - q - l, y + height - q], [x + width - q, y + height - q], [x + width - q, y + height - q - l]]);
  on.restore();
}
