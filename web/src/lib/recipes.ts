/** What everything sounds like, as data: tones and noise with their envelopes; nothing here plays. */

/** Times are milliseconds, pitches Hz; a pair of numbers goes from the first to the second. */
export interface Tone {
  kind: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Of a tone its pitch, of noise the middle of what a filter lets through. */
  pitch: number | readonly [number, number];
  attack: number;
  decay: number;
  at?: number;
  gain?: number;
  /** How long a gliding pitch takes; the whole tone if nothing is said. */
  glide?: number;
  filter?: "lowpass" | "highpass" | "bandpass";
  q?: number;
  /** The filter of a tone that has one. */
  cut?: number;
  /** So many swells a second. */
  tremolo?: number;
}

export interface Recipe {
  tones: readonly Tone[];
  /** How much of it comes back from the walls. */
  room?: number;
}

const ROOM = 0.12;
const tone = (kind: Tone["kind"], pitch: Tone["pitch"], attack: number, decay: number, more: Partial<Tone> = {}): Tone => ({ kind, pitch, attack, decay, ...more });
const noise = (filter: Tone["filter"] & string, pitch: Tone["pitch"], attack: number, decay: number, more: Partial<Tone> = {}): Tone => ({ kind: "noise", filter, pitch, attack, decay, ...more });
const made = (...tones: Tone[]): Recipe => ({ tones, room: ROOM });

/** The root of each school's chord. */
const ROOTS: Record<string, number> = { air: 587.3, arcane: 523.3, dark: 220, earth: 174.6, fire: 329.6, holy: 392, mind: 493.9, nature: 440, war: 293.7, water: 261.6 };
const chord = (root: number, at: number): Tone[] => [1, 1.25, 1.5].map((part) => tone("triangle", root * part, 10, 400, { at, gain: 0.35 }));
const bell = (pitch: number, at = 0): Tone[] => [
  tone("sine", pitch, 4, 900, { at, gain: 0.5 }),
  tone("sine", pitch * 1.5, 4, 900, { at, gain: 0.25 }),
  tone("sine", pitch * 2.25, 4, 900, { at, gain: 0.125 }),
];
const arpeggio = (pitches: readonly number[], apart: number, decay: number): Tone[] => pitches.map((pitch, index) => tone("triangle", pitch, 10, decay, { at: index * apart, gain: 0.4 }));

const STRIKES: Record<string, Recipe> = {
  melee: made(noise("lowpass", 900, 1, 120), tone("sine", [140, 45], 1, 180)),
  ranged: made(noise("bandpass", [3000, 900], 1, 160, { q: 1 }), noise("lowpass", 900, 1, 120, { at: 160, gain: 0.6 }), tone("sine", [140, 45], 1, 180, { at: 160, gain: 0.6 })),
  flame: made(noise("lowpass", 1200, 20, 300, { tremolo: 11 })),
  frost: made(...[2000, 4100, 2700, 5000, 3300, 4500].map((pitch, at) => tone("sine", pitch, 1, 140, { at: at * 20, gain: 0.18 }))),
  lightning: made(...[0, 45, 90].map((at) => noise("highpass", 3000, 1, 25, { at })), tone("sawtooth", 60, 2, 120, { gain: 0.5 })),
  acid: made(...[420, 260, 560, 310, 480, 220, 600, 350].map((pitch, at) => tone("sine", [pitch, pitch * 1.3], 2, 38, { at: at * 40, gain: 0.35 }))),
  light: made(...[880, 1108.7, 1318.5, 1760].map((pitch) => tone("sine", pitch, 80, 500, { gain: 0.18 }))),
  force: made(tone("sine", [60, 30], 5, 350, { tremolo: 20 })),
  hydro: made(noise("bandpass", [600, 250], 60, 500, { q: 1 })),
};
/** Types of damage that sound like another. */
const LIKE: Record<string, string> = { poison: "acid", psychic: "force", wind: "ranged" };

const fall = (octave: number): Tone[] => [tone("sine", [110 / octave, 40 / octave], 5, 500), noise("lowpass", 500 / octave, 5, 600, { gain: 0.7 })];

export const RECIPES = {
  press: made(tone("triangle", [520, 780], 2, 90, { glide: 60, gain: 0.4 })),
  confirm: made(tone("triangle", [520, 780], 2, 90, { glide: 60, gain: 0.4 }), tone("triangle", [780, 1170], 2, 90, { at: 40, glide: 60, gain: 0.3 })),
  refused: made(tone("square", 180, 3, 70, { cut: 600, gain: 0.3 }), tone("square", 150, 3, 70, { at: 80, cut: 600, gain: 0.3 })),
  turn: made(...bell(660), ...bell(880, 140)),
  move: made(noise("bandpass", [300, 500], 20, 160, { q: 1 }), tone("sine", [90, 60], 2, 90, { at: 170 })),
  page: made(noise("bandpass", [4000, 1500], 1, 140, { q: 1 })),
  slot: made(noise("highpass", 2500, 1, 60)),
  seal: made(tone("sine", [120, 50], 1, 160), noise("lowpass", 800, 1, 60)),
  die: made(noise("bandpass", 2200, 1, 35, { q: 6 }), noise("bandpass", 2200, 1, 35, { at: 70, q: 6, gain: 0.5 })),
  critical: made(noise("bandpass", 2200, 1, 35, { q: 6 }), noise("bandpass", 2200, 1, 35, { at: 70, q: 6, gain: 0.5 }), tone("sine", 1300, 1, 120, { gain: 0.25 })),
  armor: made(tone("square", 1100, 1, 180, { cut: 1400, gain: 0.25 }), tone("square", 1630, 1, 180, { cut: 1400, gain: 0.2 })),
  miss: made(noise("bandpass", [1200, 2500], 30, 140, { q: 1 })),
  heal: made(...arpeggio([392, 493.9, 587.3, 784], 70, 300)),
  destroyed: { tones: fall(1), room: 0.4 },
  "mage-falls": { tones: [...fall(2), tone("sine", 73.4, 200, 2500, { at: 500, gain: 0.5 }), tone("sine", 110, 200, 2500, { at: 500, gain: 0.4 })], room: 0.4 },
  laid: made(tone("sine", [300, 240], 5, 140)),
  revealed: made(noise("bandpass", [400, 1800], 240, 40, { q: 1 }), ...bell(659.3, 240)),
  ping: made(tone("sine", 1000, 2, 90, { gain: 0.5 }), tone("sine", 1500, 2, 90, { at: 100, gain: 0.5 })),
  danger: made(...[0, 110, 220].map((at) => tone("sine", 1000, 2, 90, { at, gain: 0.5 }))),
  clock: made(tone("sine", 1600, 1, 30, { gain: 0.4 })),
  star: made(...arpeggio([523.3, 659.3, 784], 60, 200)),
} satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;

/** A hit by how it strikes; a heavy one is louder and rings longer. */
export function strike(type: string, heavy: boolean): Recipe {
  const known = STRIKES[type] ?? STRIKES[LIKE[type] ?? ""] ?? STRIKES.melee!;
  return heavy ? { tones: known.tones.map((one) => ({ ...one, gain: (one.gain ?? 1) * 1.5 })), room: 0.3 } : known;
}

/** What ails a creature sounds like the damage it comes from, softly. */
export function condition(type: string): Recipe {
  return { tones: strike(type, false).tones.map((one) => ({ ...one, gain: (one.gain ?? 1) * 0.3, decay: Math.min(one.decay, 150) })), room: ROOM };
}

/** An arrival: a rush that rises, then the chord of its school. */
export function summon(school: string): Recipe {
  return made(noise("bandpass", [200, 2400], 200, 100, { q: 1, gain: 0.5 }), ...chord(ROOTS[school] ?? ROOTS.arcane!, 300));
}

/** The points of a sum, one tick each, a quarter tone apart. */
export function sum(points: number): Recipe {
  return made(...Array.from({ length: Math.min(points, 10) }, (_, at) => tone("sine", 900 * 2 ** (at / 24), 1, 20, { at: at * 25, gain: 0.25 })));
}
