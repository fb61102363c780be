/** Noise that tiles, and light on it: what stone, water and moss are made of. The same seed gives the same picture. */

/** Numbers from 0 to 1 by lot, always the same ones for a seed. */
export function lots(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name. */
export function seedOf(name: string): number {
  let found = 2166136261;
  for (let at = 0; at < name.length; at++) found = Math.imul(found ^ name.charCodeAt(at), 16777619) >>> 0;
  return found;
}

export interface Grain {
  /** Waves across and down the tile in the first octave. */
  across: number;
  down: number;
  octaves: number;
  seed: number;
  /** Folds the waves at zero, so that they meet in creases. */
  folded?: boolean;
}

export type Tile = Float32Array<ArrayBuffer>;

/** How many rows are done before somebody else may have the processor. */
const ROWS = 24;

function directions(across: number, down: number, by: () => number): Tile {
  const found = new Float32Array(across * down * 2);
  for (let at = 0; at < across * down; at++) {
    const angle = by() * Math.PI * 2;
    found[at * 2] = Math.cos(angle);
    found[at * 2 + 1] = Math.sin(angle);
  }
  return found;
}

const smooth = (part: number): number => part * part * part * (part * (part * 6 - 15) + 10);

/** Heights of a square tile, around one half and mostly between 0 and 1; its edges fit together. */
export function* heights(size: number, { across, down, octaves, seed, folded = false }: Grain): Generator<void, Tile> {
  const found = new Float32Array(size * size).fill(folded ? 0 : 0.5);
  for (let octave = 0; octave < octaves; octave++) {
    const [nx, ny] = [across << octave, down << octave];
    const lattice = directions(nx, ny, lots(seed * 31 + octave));
    const strength = (folded ? 1 : 0.5) / (1 << octave);
    for (let y = 0; y < size; y++) {
      const v = (y / size) * ny;
      const row = Math.floor(v);
      const fy = v - row;
      const top = row * nx;
      const bottom = ((row + 1) % ny) * nx;
      const sy = smooth(fy);
      for (let x = 0; x < size; x++) {
        const u = (x / size) * nx;
        const col = Math.floor(u);
        const fx = u - col;
        const next = (col + 1) % nx;
        const [a, b, c, d] = [(top + col) * 2, (top + next) * 2, (bottom + col) * 2, (bottom + next) * 2];
        const sx = smooth(fx);
        const upper = lattice[a]! * fx + lattice[a + 1]! * fy;
        const upperNext = lattice[b]! * (fx - 1) + lattice[b + 1]! * fy;
        const lower = lattice[c]! * fx + lattice[c + 1]! * (fy - 1);
        const lowerNext = lattice[d]! * (fx - 1) + lattice[d + 1]! * (fy - 1);
        const one = upper + (upperNext - upper) * sx;
        const value = one + (lower + (lowerNext - lower) * sx - one) * sy;
        found[y * size + x]! += (folded ? Math.abs(value) : value) * strength;
      }
      if (y % ROWS === 0) yield;
    }
  }
  return found;
}

export interface Lamp {
  /** Degrees: where it stands around the tile, and how high. */
  around: number;
  high: number;
  /** How steep the heights are, counted in pixels. */
  steep: number;
  /** Above 0: only what mirrors the lamp is bright, the more sharply the larger. */
  gloss?: number;
}

/** How bright each place of a tile is, from 0 to 1. */
export function* lit(tile: Tile, size: number, { around, high, steep, gloss = 0 }: Lamp): Generator<void, Tile> {
  const found = new Float32Array(size * size);
  const [turn, rise] = [(around * Math.PI) / 180, (high * Math.PI) / 180];
  let [lx, ly, lz] = [Math.cos(turn) * Math.cos(rise), Math.sin(turn) * Math.cos(rise), Math.sin(rise)];
  if (gloss > 0) {
    const length = Math.hypot(lx, ly, lz + 1);
    [lx, ly, lz] = [lx / length, ly / length, (lz + 1) / length];
  }
  for (let y = 0; y < size; y++) {
    const [above, here, below] = [((y + size - 1) % size) * size, y * size, ((y + 1) % size) * size];
    for (let x = 0; x < size; x++) {
      const [left, right] = [(x + size - 1) % size, (x + 1) % size];
      const dx = ((tile[here + right]! - tile[here + left]!) / 2) * steep;
      const dy = ((tile[below + x]! - tile[above + x]!) / 2) * steep;
      const shine = Math.max(0, (lz - dx * lx - dy * ly) / Math.hypot(dx, dy, 1));
      found[here + x] = gloss > 0 ? shine ** gloss : shine;
    }
    if (y % ROWS === 0) yield;
  }
  return found;
}
