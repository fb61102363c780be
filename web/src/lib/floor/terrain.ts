/** What lies in a zone instead of slabs: a body, its texture, and a drawing that is told from others in grey as well. */
import type { GroundCode } from "../wire";
import { lots, seedOf } from "./noise";
import { drawSlabs, stroke, type Area, type Light } from "./slabs";
import { texture, type Texture } from "./textures";

type Brush = CanvasRenderingContext2D;
type Points = readonly (readonly [number, number])[];

interface Look {
  /** Upper and lower colour; none where slabs stay. */
  body?: Record<"dark" | "light", readonly [string, string]>;
  /** What is laid over the body: how, and how strongly. */
  over?: readonly (readonly [Texture, GlobalCompositeOperation, number])[];
  /** Lines in the colour of the ink. */
  ink: Record<"dark" | "light", string>;
  draw?: (on: Brush, area: Area, lot: () => number, light: Light) => void;
  /** What stands in front of whoever is there. */
  front?: (on: Brush, area: Area, lot: () => number, light: Light) => void;
  /** Light that comes from below, along the rim. */
  rim?: string;
}

const TAU = Math.PI * 2;
const middle = ({ x, y, width, height }: Area): [number, number] => [x + width / 2, y + height / 2];
/** The radius of a drawing in the middle of a zone. */
const reach = ({ width, height }: Area): number => Math.min(width * 0.34, height * 0.36, 64);

function ring(on: Brush, x: number, y: number, radius: number, wide = 1.6): void {
  on.lineWidth = wide;
  on.beginPath();
  on.arc(x, y, radius, 0, TAU);
  on.stroke();
}

function star(on: Brush, area: Area, points: number, step: number): void {
  const [x, y] = middle(area);
  const r = reach(area);
  ring(on, x, y, r, 2);
  ring(on, x, y, r * 0.88, 1);
  on.lineWidth = 1.6;
  on.beginPath();
  for (let at = 0; at <= points; at++) {
    const angle = ((at * step) % points) * (TAU / points) - TAU / 4;
    on.lineTo(x + Math.cos(angle) * r * 0.88, y + Math.sin(angle) * r * 0.88);
  }
  on.stroke();
}

function ridge({ x, y, width, height }: Area, marks: Points): Points {
  return marks.map(([across, down]) => [x + width * across, y + height * down]);
}

function fillBelow(on: Brush, line: Points, { x, y, width, height }: Area, colour: string): void {
  on.fillStyle = colour;
  on.beginPath();
  on.moveTo(x, y + height);
  for (const [px, py] of line) on.lineTo(px, py);
  on.lineTo(x + width, y + height);
  on.fill();
}

function ripples(on: Brush, { x, y, width, height }: Area, lot: () => number): void {
  on.lineWidth = 1.6;
  for (let at = 0; at < Math.max(4, (width * height) / 5200); at++) {
    const [px, py] = [x + 8 + lot() * Math.max(1, width - 64), y + height * (0.16 + lot() * 0.78)];
    on.globalAlpha = 0.35 + lot() * 0.3;
    on.beginPath();
    on.moveTo(px, py);
    on.quadraticCurveTo(px + 12, py - 7, px + 24, py);
    on.quadraticCurveTo(px + 36, py + 7, px + 48, py);
    on.stroke();
  }
  on.globalAlpha = 1;
}

function bubbles(on: Brush, area: Area, lot: () => number, count: number): void {
  for (let at = 0; at < count; at++) ring(on, area.x + area.width * (0.15 + lot() * 0.7), area.y + area.height * (0.3 + lot() * 0.5), 2.5 + lot() * 4.5, 1.3);
}

function blade(on: Brush, x: number, foot: number, high: number, lean: number, wide: number): void {
  on.beginPath();
  on.moveTo(x - wide / 2, foot);
  on.quadraticCurveTo(x + lean * 0.3, foot - high * 0.6, x + lean, foot - high);
  on.quadraticCurveTo(x + lean * 0.4 + wide, foot - high * 0.5, x + wide / 2, foot);
  on.fill();
}

const LOOKS: Record<Exclude<GroundCode, "stone">, Look> = {
  water: {
    body: { dark: ["#1f5a7d", "#0f3049"], light: ["#a9d2e6", "#7bb2d2"] },
    over: [["glint", "screen", 0.5]],
    ink: { dark: "#d8f1ff", light: "#1d587b" },
    draw(on, area, lot) {
      const { x, y, width } = area;
      on.save();
      on.fillStyle = "#c9b68a";
      on.globalAlpha = 0.22;
      on.beginPath();
      on.moveTo(x, y);
      on.lineTo(x + width, y);
      on.lineTo(x + width, y + 9);
      on.bezierCurveTo(x + width * 0.7, y + 18, x + width * 0.4, y + 5, x, y + 13);
      on.fill();
      on.restore();
      ripples(on, area, lot);
    },
  },
  swamp: {
    body: { dark: ["#2a3521", "#1b2315"], light: ["#bdc69a", "#9aa878"] },
    over: [["glint", "screen", 0.2], ["moss", "source-over", 0.75]],
    ink: { dark: "#c7d39a", light: "#3f4f22" },
    draw: (on, area, lot) => bubbles(on, area, lot, 5),
    front(on, { x, y, width, height }, lot, light) {
      const foot = y + height;
      for (const at of [0.05, 0.1, 0.15, 0.85, 0.9, 0.95]) {
        const [px, high] = [x + width * (at + lot() * 0.03), 34 + lot() * 16];
        on.fillStyle = light === "light" ? "#5f7a34" : "#7f9a4a";
        blade(on, px, foot, high, (lot() - 0.5) * 14, 3.4);
        blade(on, px + 5, foot, high * 0.7, (lot() - 0.5) * 12, 3);
        on.fillStyle = "#5a3d22";
        on.beginPath();
        on.ellipse(px + 1, foot - high - 2, 2.6, 7, 0, 0, TAU);
        on.fill();
      }
    },
  },
  grass: {
    body: { dark: ["#56732f", "#3c5422"], light: ["#bdd492", "#9fbc70"] },
    over: [["blades", "multiply", 0.7]],
    ink: { dark: "#9cbf57", light: "#4d6a2c" },
    front(on, { x, y, width, height }, lot, light) {
      const [near, far] = light === "light" ? ["#6b8f39", "#87a94e"] : ["#8fae4a", "#5f7d2c"];
      for (const [colour, least] of [[far, 16], [near, 9]] as const) {
        on.fillStyle = colour;
        for (let at = x; at <= x + width; at += 4.6) blade(on, at + lot() * 3, y + height + 2, least + lot() * 18, (lot() - 0.5) * 12, 3);
      }
    },
  },
  hill: {
    body: { dark: ["#6b5a40", "#4b3f2d"], light: ["#dac8a3", "#c0a97f"] },
    over: [["relief", "multiply", 0.9]],
    ink: { dark: "#ffe9c0", light: "#6b5a40" },
    draw(on, area) {
      const line = ridge(area, [[0, 0.62], [0.22, 0.34], [0.42, 0.5], [0.68, 0.24], [1, 0.55]]);
      fillBelow(on, line, area, "#00000029");
      on.lineWidth = 2;
      on.globalAlpha = 0.5;
      stroke(on, line);
      on.globalAlpha = 0.35;
      on.lineWidth = 3;
      on.strokeRect(area.x + 2.5, area.y + 2.5, area.width - 5, area.height - 5);
      on.globalAlpha = 1;
    },
  },
  magma: {
    body: { dark: ["#34191a", "#24110e"], light: ["#dcb09a", "#c98f74"] },
    over: [["relief", "multiply", 0.5], ["lava", "source-over", 0.95]],
    ink: { dark: "#ff9a4a", light: "#a83a08" },
    rim: "#ff7a2a",
  },
  hellscape: {
    body: { dark: ["#46201f", "#2a1012"], light: ["#dcb4a8", "#c28f80"] },
    over: [["relief", "multiply", 0.85]],
    ink: { dark: "#ff5a2a", light: "#a02c08" },
    draw(on, area) {
      fillBelow(on, ridge(area, [[0.05, 0.95], [0.19, 0.66], [0.28, 0.84], [0.45, 0.55], [0.55, 0.86], [0.7, 0.7], [0.97, 0.95]]), area, "#0000004d");
      on.lineWidth = 2;
      on.shadowColor = "#ff5a2a";
      on.shadowBlur = 7;
      stroke(on, ridge(area, [[0, 0.8], [0.14, 0.7], [0.23, 0.77], [0.43, 0.62], [0.6, 0.8], [1, 0.68]]));
      on.shadowBlur = 0;
    },
  },
  acid: {
    body: { dark: ["#3c4a1e", "#232c12"], light: ["#d3dfa6", "#b5c67c"] },
    over: [["relief", "multiply", 0.6], ["glint", "screen", 0.25]],
    ink: { dark: "#d8f06a", light: "#566b14" },
    draw(on, area, lot) {
      const [x, y] = middle(area);
      on.globalAlpha = 0.3;
      on.fillStyle = "#b5d14a";
      on.beginPath();
      on.ellipse(x, y, area.width * 0.4, area.height * 0.34, 0.1, 0, TAU);
      on.fill();
      on.globalAlpha = 0.6;
      on.lineWidth = 1.6;
      on.stroke();
      bubbles(on, area, lot, 9);
      on.globalAlpha = 1;
    },
  },
  hallowed: {
    body: { dark: ["#7d7357", "#5c533d"], light: ["#f3e9c9", "#e2d3a5"] },
    over: [["relief", "multiply", 0.5]],
    ink: { dark: "#fff3c4", light: "#8a6a1b" },
    draw(on, area) {
      const [x, y] = middle(area);
      const r = reach(area);
      ring(on, x, y, r, 2);
      ring(on, x, y, r * 0.86, 1);
      on.lineWidth = 1.4;
      for (let at = 0; at < 16; at++) {
        const angle = (at * TAU) / 16;
        const [near, far] = at % 2 ? [0.5, 0.78] : [0.34, 0.86];
        stroke(on, [[x + Math.cos(angle) * r * near, y + Math.sin(angle) * r * near], [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far]]);
      }
    },
  },
  circle: {
    body: { dark: ["#756b50", "#554c38"], light: ["#efe4c4", "#ddcca0"] },
    over: [["relief", "multiply", 0.6]],
    ink: { dark: "#f4e3ab", light: "#7d6017" },
    draw(on, area) {
      const [x, y] = middle(area);
      const r = reach(area);
      ring(on, x, y, r, 2);
      ring(on, x, y, r * 0.6, 1.3);
      stroke(on, [[x, y - r], [x, y + r]]);
      stroke(on, [[x - r, y], [x + r, y]]);
    },
  },
  septagram: {
    body: { dark: ["#4a3d5c", "#2c2439"], light: ["#dccfec", "#c0afd9"] },
    over: [["relief", "multiply", 0.6]],
    ink: { dark: "#d9c4ff", light: "#5a3f8c" },
    draw: (on, area) => star(on, area, 7, 3),
  },
  altar: {
    body: { dark: ["#443a3a", "#261e1f"], light: ["#d5cac6", "#b7a8a3"] },
    over: [["relief", "multiply", 0.7]],
    ink: { dark: "#c9b3aa", light: "#4a3a36" },
    draw(on, area) {
      const [x, y] = middle(area);
      const r = reach(area);
      on.fillStyle = on.strokeStyle;
      on.globalAlpha = 0.4;
      for (const [wide, top, high] of [[0.9, 0.5, 0.24], [0.62, -0.16, 0.66], [0.96, -0.4, 0.24]] as const) on.fillRect(x - r * wide, y + r * top, r * wide * 2, r * high);
      on.globalAlpha = 0.7;
      on.lineWidth = 2;
      stroke(on, [[x, y - r * 0.5], [x, y - r], [x - r * 0.16, y - r * 0.78]]);
      stroke(on, [[x, y - r], [x + r * 0.16, y - r * 0.78]]);
      on.globalAlpha = 1;
    },
  },
  crater: {
    body: { dark: ["#38465f", "#1f2738"], light: ["#cad4e7", "#a9b7d2"] },
    over: [["relief", "multiply", 0.75]],
    ink: { dark: "#b7c9f0", light: "#33405a" },
    draw(on, area, _lot, light) {
      const [x, y] = middle(area);
      const r = reach(area) * 1.15;
      const hole = on.createRadialGradient(x, y + r * 0.15, r * 0.1, x, y, r);
      hole.addColorStop(0, light === "light" ? "#1f273866" : "#000000a6");
      hole.addColorStop(0.8, light === "light" ? "#1f273826" : "#00000040");
      hole.addColorStop(1, "#00000000");
      on.fillStyle = hole;
      on.beginPath();
      on.ellipse(x, y, r * 1.3, r * 0.86, 0, 0, TAU);
      on.fill();
      on.globalAlpha = 0.6;
      on.lineWidth = 2;
      on.stroke();
      on.lineWidth = 1.4;
      for (let at = 0; at < 11; at++) {
        const angle = (at * TAU) / 11 + 0.2;
        stroke(on, [[x + Math.cos(angle) * r * 1.38, y + Math.sin(angle) * r * 0.92], [x + Math.cos(angle) * r * 1.6, y + Math.sin(angle) * r * 1.08]]);
      }
      on.globalAlpha = 1;
    },
  },
  spikes: {
    body: { dark: ["#46413a", "#2d2924"], light: ["#cfc6b4", "#b3a893"] },
    over: [["relief", "multiply", 0.7]],
    ink: { dark: "#d6cfbf", light: "#3c362c" },
    draw(on, { x, y, width, height }) {
      on.fillStyle = "#0000006b";
      on.fillRect(x + width * 0.06, y + height * 0.2, width * 0.88, height * 0.6);
      for (let row = 0; row < 2; row++) {
        for (let at = 0; at < 6; at++) {
          const [px, foot] = [x + width * (0.13 + at * 0.145 + row * 0.05), y + height * (0.52 + row * 0.24)];
          on.fillStyle = row ? "#c9c2b2" : "#a39b8a";
          on.beginPath();
          on.moveTo(px - 6, foot);
          on.lineTo(px, foot - height * 0.25);
          on.lineTo(px + 6, foot);
          on.fill();
          on.lineWidth = 1.2;
          on.strokeStyle = "#0000008c";
          on.stroke();
        }
      }
    },
  },
  mist: {
    ink: { dark: "#e0e9ee", light: "#ffffff" },
    over: [["cloud", "source-over", 0.34]],
    front(on, { x, y, width, height }, lot) {
      for (const down of [0.3, 0.6, 0.86]) {
        const top = y + height * (down - 0.09);
        const fog = on.createLinearGradient(0, top, 0, top + height * 0.2);
        fog.addColorStop(0, "#e0e9ee00");
        fog.addColorStop(0.5, "#e0e9ee33");
        fog.addColorStop(1, "#e0e9ee00");
        on.fillStyle = fog;
        on.beginPath();
        on.ellipse(x + width * (0.4 + lot() * 0.2), y + height * down, width * 0.62, height * 0.1, (lot() - 0.5) * 0.1, 0, TAU);
        on.fill();
      }
    },
  },
};

/** Whether something of this ground stands in front of tokens. */
export function hasFront(look: GroundCode): boolean {
  return look !== "stone" && LOOKS[look].front !== undefined;
}

/** Draws the ground of a zone; the canvas is clipped to it. */
export function* drawTerrain(on: Brush, zone: string, look: Exclude<GroundCode, "stone">, area: Area, light: Light, scale: number): Generator<void, void> {
  const { body, over, ink, draw, rim } = LOOKS[look];
  const shade = light === "light" ? "light" : "dark";
  const { x, y, width, height } = area;
  if (body) {
    const fill = on.createLinearGradient(x, y, x + width * 0.2, y + height);
    fill.addColorStop(0, body[shade][0]);
    fill.addColorStop(1, body[shade][1]);
    on.fillStyle = fill;
    on.fillRect(x, y, width, height);
  } else drawSlabs(on, zone, area, light);
  for (const [name, mode, strength] of over ?? []) {
    on.fillStyle = yield* texture(on, name, scale);
    on.globalCompositeOperation = mode;
    on.globalAlpha = strength * (light === "dark" ? 1 : 0.6);
    on.fillRect(x, y, width, height);
  }
  on.globalCompositeOperation = "source-over";
  on.globalAlpha = 1;
  on.strokeStyle = ink[shade];
  on.lineCap = "round";
  on.lineJoin = "round";
  if (look === "hallowed" || look === "circle") pool(on, area, light === "light" ? "#fff6d6" : "#ffeab0", 0.3);
  on.globalAlpha = 1;
  draw?.(on, area, lots(seedOf(zone)), light);
  on.globalAlpha = 1;
  if (rim) glowAlong(on, area, rim);
}

export function drawFront(on: Brush, zone: string, look: Exclude<GroundCode, "stone">, area: Area, light: Light): void {
  LOOKS[look].front?.(on, area, lots(seedOf(zone) + 1), light);
  on.globalAlpha = 1;
}

/** A pool of light in the middle. */
export function pool(on: Brush, area: Area, colour: string, strength: number): void {
  const [x, y] = middle(area);
  const light = on.createRadialGradient(x, y, 0, x, y, Math.hypot(area.width, area.height) / 2);
  light.addColorStop(0, colour);
  light.addColorStop(1, `${colour}00`);
  on.globalAlpha = strength;
  on.fillStyle = light;
  on.fillRect(area.x, area.y, area.width, area.height);
  on.globalAlpha = 1;
}

function glowAlong(on: Brush, { x, y, width, height }: Area, colour: string): void {
  on.save();
  on.strokeStyle = colour;
  on.shadowColor = colour;
  on.shadowBlur = 12;
  on.globalAlpha = 0.55;
  on.lineWidth = 4;
  on.strokeRect(x, y, width, height);
  on.restore();
}
