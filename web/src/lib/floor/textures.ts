/** Patterns that are laid over the drawing: relief and grain of stone, glints, moss, blades, glowing cracks. */
import { heights, lit, type Tile } from "./noise";

export type Texture = "relief" | "grain" | "glint" | "moss" | "blades" | "lava" | "cloud";

/** A tile's edge in pixels of the page. */
const EDGE = 256;
type Pixel = (value: number) => readonly [number, number, number, number];

function* made(name: Texture, size: number, scale: number): Generator<void, { tile: Tile; pixel: Pixel }> {
  const grey: Pixel = (value) => [value * 255, value * 255, value * 255, 255];
  switch (name) {
    case "relief": {
      const ground = yield* heights(size, { across: 12, down: 15, octaves: 5, seed: 7 });
      return { tile: yield* lit(ground, size, { around: 235, high: 58, steep: 5.5 * scale }), pixel: (value) => grey(Math.min(1, value * 1.12)) };
    }
    case "grain": {
      const ground = yield* heights(size, { across: 82, down: 82, octaves: 2, seed: 3 });
      return { tile: yield* lit(ground, size, { around: 235, high: 60, steep: 1.5 * scale }), pixel: (value) => grey(0.5 + (value - 0.86) * 1.2) };
    }
    case "glint": {
      const waves = yield* heights(size, { across: 5, down: 12, octaves: 3, seed: 11, folded: true });
      return { tile: yield* lit(waves, size, { around: 250, high: 48, steep: 11 * scale, gloss: 20 }), pixel: (value) => [191, 230, 255, Math.min(1, value * 1.1) * 255] };
    }
    case "moss": {
      const tile = yield* heights(size, { across: 8, down: 13, octaves: 4, seed: 9 });
      return { tile, pixel: (value) => [96, 126, 46, Math.max(0, Math.min(1, (value - 0.47) * 7)) * 235] };
    }
    case "blades": {
      const field = yield* heights(size, { across: 23, down: 5, octaves: 4, seed: 21 });
      return { tile: yield* lit(field, size, { around: 200, high: 50, steep: 9 * scale }), pixel: (value) => grey(Math.min(1, value * 1.15)) };
    }
    case "lava": {
      const tile = yield* heights(size, { across: 6, down: 7, octaves: 4, seed: 5, folded: true });
      return { tile, pixel: (value) => [255, 96 + 110 * Math.max(0, 0.09 - value) * 11, 30, Math.max(0, Math.min(1, 1.55 - value * 7)) * 255] };
    }
    case "cloud": {
      const tile = yield* heights(size, { across: 3, down: 8, octaves: 4, seed: 17 });
      return { tile, pixel: (value) => [224, 233, 238, Math.max(0, Math.min(1, (value - 0.44) * 3.6)) * 255] };
    }
  }
}

const kept = new Map<string, OffscreenCanvas>();

/** The pattern for a canvas that is drawn at a scale; made once. */
export function* texture(on: CanvasRenderingContext2D, name: Texture, scale: number): Generator<void, CanvasPattern> {
  const key = `${name} ${scale}`;
  let picture = kept.get(key);
  if (!picture) {
    const size = Math.round(EDGE * scale);
    const { tile, pixel } = yield* made(name, size, scale);
    picture = new OffscreenCanvas(size, size);
    const brush = picture.getContext("2d")!;
    const image = brush.createImageData(size, size);
    for (let at = 0; at < tile.length; at++) image.data.set(pixel(tile[at]!), at * 4);
    brush.putImageData(image, 0, 0);
    kept.set(key, picture);
  }
  const pattern = on.createPattern(picture, "repeat")!;
  // The canvas is scaled; the tile already has as many pixels as the screen.
  pattern.setTransform(new DOMMatrix().scale(1 / scale));
  return pattern;
}
