/** Laid stone: courses of slabs, wide and narrow, each with its own tone; some are cracked. */
import { lots, seedOf } from "./noise";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Light = "dark" | "light" | "contrast";

/** Height of a course, and width of a slab, in pixels of the page. */
const COURSE = 58;
const SLAB = 92;
const JOINT = { dark: "#1a1612", light: "#8f8264", contrast: "#000" };
const TONE = {
  dark: { hue: 34, full: 10, tone: 31.5, spread: 7 },
  light: { hue: 36, full: 22, tone: 74, spread: 7 },
  contrast: { hue: 38, full: 9, tone: 12, spread: 3 },
};

export interface Slab extends Area {
  colour: string;
  crack: readonly [number, number][] | null;
}

/** The slabs of an area: always the same for a name and a size. */
export function slabs(name: string, { x, y, width, height }: Area, light: Light): Slab[] {
  const lot = lots(seedOf(name));
  const found: Slab[] = [];
  const tone = TONE[light];
  const courses = Math.max(2, Math.round(height / COURSE));
  let top = y;
  for (let course = 0; course < courses; course++) {
    const high = course === courses - 1 ? y + height - top : (height / courses) * (0.86 + lot() * 0.28);
    const count = Math.max(2, Math.round((width / SLAB) * (0.8 + lot() * 0.5)));
    let left = x;
    for (let at = 0; at < count; at++) {
      const wide = at === count - 1 ? x + width - left : (width / count) * (0.75 + lot() * 0.5);
      const colour = `hsl(${(tone.hue + lot() * 7).toFixed(1)} ${(tone.full + lot() * 4).toFixed(1)}% ${(tone.tone + (lot() - 0.5) * tone.spread).toFixed(1)}%)`;
      const cracked = lot() < 1 / 6 && wide > 24 && high > 24;
      const crack = cracked ? crackIn({ x: left, y: top, width: wide, height: high }, lot) : null;
      if (wide > 5) found.push({ x: left, y: top, width: wide, height: high, colour, crack });
      left += wide;
    }
    top += high;
  }
  return found;
}

/** A crack runs down from an edge and turns as it goes. */
function crackIn({ x, y, width, height }: Area, lot: () => number): [number, number][] {
  let [at, down] = [x + width * (0.2 + lot() * 0.6), y + 1.5];
  const points: [number, number][] = [[at, down]];
  for (let step = 0; step < 4; step++) {
    at += (lot() - 0.45) * 13;
    down += height * (0.1 + lot() * 0.11);
    points.push([Math.min(x + width - 3, Math.max(x + 3, at)), down]);
  }
  return points;
}

export function drawSlabs(on: CanvasRenderingContext2D, name: string, area: Area, light: Light): void {
  on.fillStyle = JOINT[light];
  on.fillRect(area.x, area.y, area.width, area.height);
  for (const slab of slabs(name, area, light)) {
    const { x, y, width, height } = slab;
    on.fillStyle = slab.colour;
    on.beginPath();
    on.roundRect(x + 0.8, y + 0.8, Math.max(2, width - 1.6), Math.max(2, height - 1.6), 2.5);
    on.fill();
    on.lineWidth = 1.2;
    on.strokeStyle = light === "light" ? "#ffffff73" : "#fff2d016";
    stroke(on, [[x + 2, y + height - 2], [x + 2, y + 2], [x + width - 2, y + 2]]);
    on.lineWidth = 1.4;
    on.strokeStyle = light === "light" ? "#4a3c1c4d" : "#00000061";
    stroke(on, [[x + width - 1.6, y + 2], [x + width - 1.6, y + height - 1.6], [x + 2, y + height - 1.6]]);
    if (slab.crack) {
      on.lineWidth = 1;
      on.strokeStyle = light === "light" ? "#4a3c1c59" : "#00000066";
      stroke(on, slab.crack);
      on.strokeStyle = light === "light" ? "#ffffff40" : "#fff2d010";
      stroke(on, slab.crack.map(([px, py]) => [px + 1, py + 0.6]));
    }
  }
}

export function stroke(on: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  on.beginPath();
  points.forEach(([x, y], at) => (at === 0 ? on.moveTo(x, y) : on.lineTo(x, y)));
  on.stroke();
}
