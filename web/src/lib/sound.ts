/** Plays what recipes.ts describes: one context, made when the first sound is asked for, and never before somebody has switched it on. */
import { RECIPES, type Recipe, type SoundName, type Tone } from "./recipes";
import { settings } from "./settings.svelte";

const MOST = 6;
const APART = 60;
const CENTS = 30;
const WALLS = 1.2;

interface Studio {
  context: AudioContext;
  master: GainNode;
  room: ConvolverNode;
  hiss: AudioBuffer;
}

let studio: Studio | null = null;
let playing = 0;
const last = new Map<string, number>();

function buffer(context: AudioContext, seconds: number, fading: number): AudioBuffer {
  const made = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = made.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = (Math.random() * 2 - 1) * Math.exp((-fading * at) / context.sampleRate);
  return made;
}

function open(): Studio {
  const context = new AudioContext();
  const press = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
  const master = new GainNode(context, { gain: 0.5 });
  const room = new ConvolverNode(context, { buffer: buffer(context, WALLS, 4) });
  master.connect(press).connect(context.destination);
  room.connect(master);
  return { context, master, room, hiss: buffer(context, 1, 0) };
}

function glide(param: AudioParam, pitch: Tone["pitch"], at: number, time: number): void {
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  param.setValueAtTime(from, at);
  if (to !== from) param.exponentialRampToValueAtTime(to, at + time);
}

/** One tone of a recipe, from its source to where the recipe comes together; when it ends. */
function sounded({ context, hiss }: Studio, tone: Tone, out: AudioNode, start: number, detune: number): AudioScheduledSourceNode {
  const at = start + (tone.at ?? 0) / 1000;
  const time = (tone.attack + tone.decay) / 1000;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(tone.gain ?? 1, at + tone.attack / 1000);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + time);
  let source: AudioScheduledSourceNode;
  let before: AudioNode = volume;
  if (tone.filter || tone.cut) {
    const filter = new BiquadFilterNode(context, { type: tone.filter ?? (tone.cut && tone.cut > 1000 ? "bandpass" : "lowpass"), Q: tone.q ?? 0.7 });
    if (tone.filter) glide(filter.frequency, tone.pitch, at, time);
    else filter.frequency.value = tone.cut ?? 0;
    filter.connect(volume);
    before = filter;
  }
  if (tone.kind === "noise") {
    source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  } else {
    const oscillator = new OscillatorNode(context, { type: tone.kind, detune });
    glide(oscillator.frequency, tone.pitch, at, (tone.glide ?? time * 1000) / 1000);
    source = oscillator;
  }
  source.connect(before);
  if (tone.tremolo) {
    const swell = new OscillatorNode(context, { frequency: tone.tremolo });
    const depth = new GainNode(context, { gain: 0.4 });
    swell.connect(depth).connect(volume.gain);
    swell.start(at);
    swell.stop(at + time);
  }
  volume.connect(out);
  source.start(at);
  source.stop(at + time + 0.02);
  return source;
}

/** Plays a sound if sounds are on: at most six at once, and none twice within 60 milliseconds. */
export function play(what: SoundName | Recipe, { key = typeof what === "string" ? what : "", pan = 0 }: { key?: string; pan?: number } = {}): void {
  if (!settings.values.sound || settings.values.volume === 0) return;
  const now = performance.now();
  if (playing >= MOST || now - (last.get(key) ?? -Infinity) < APART) return;
  last.set(key, now);
  const recipe: Recipe = typeof what === "string" ? RECIPES[what] : what;
  try {
    studio ??= open();
    void studio.context.resume();
    studio.master.gain.value = 0.5 * settings.values.volume;
    const out = new StereoPannerNode(studio.context, { pan: Math.max(-1, Math.min(1, pan)) });
    const wet = new GainNode(studio.context, { gain: recipe.room ?? 0 });
    out.connect(studio.master);
    out.connect(wet).connect(studio.room);
    const detune = (Math.random() * 2 - 1) * CENTS;
    const start = studio.context.currentTime + 0.005;
    let left = recipe.tones.length;
    playing += 1;
    for (const tone of recipe.tones) {
      sounded(studio, tone, out, start, detune).onended = () => {
        left -= 1;
        if (left > 0) return;
        playing -= 1;
        out.disconnect();
        wet.disconnect();
      };
    }
  } catch {
    // A browser without sound plays on in silence: no message is ever carried by a sound alone.
    studio = null;
  }
}
