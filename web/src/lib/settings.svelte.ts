/** What the player prefers on this device. */
export type Theme = "system" | "dark" | "light" | "contrast";
export type Motion = "system" | "full" | "still";
/** How long what happens stays before the table goes on. */
export type Pace = "calm" | "quick" | "instant";
/** How large what is read is set. */
export type TextSize = "small" | "usual" | "large";
/** When an adept says what it would do, in games against the computer. */
export type HintWish = "off" | "ask" | "matters" | "each";

import type { ClockChoice } from "./clock";
import { code, type Code } from "../words/words";

interface Stored {
  /** What to read; the browser decides where nothing is chosen. */
  language: Code | "system";
  name: string;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  neverPeek: boolean;
  hints: HintWish;
  /** The clock of new games. */
  clock: ClockChoice;
  /** Whether the system tells of one's turn while the page is out of sight. */
  ring: boolean;
  /** Names of people this player does not want to meet. */
  blocked: string[];
  text: TextSize;
  /** Sounds, off until switched on; how loud, and whether others' turns are heard as well. */
  sound: boolean;
  volume: number;
  soundOthers: boolean;
}

const KEY = "mageduel.settings";
const STANDARD: Stored = { language: "system", name: "", theme: "system", motion: "system", pace: "calm", neverPeek: false, hints: "ask", clock: "none", ring: false, blocked: [], text: "usual", sound: false, volume: 0.7, soundOthers: true };

function load(): Stored {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...STANDARD };
  }
}

class Settings {
  values = $state<Stored>(load());
  private light = matchMedia("(prefers-color-scheme: light)");
  private calm = matchMedia("(prefers-reduced-motion: reduce)");
  private sharp = matchMedia("(prefers-contrast: more)");
  private systemLight = $state(this.light.matches);
  private systemCalm = $state(this.calm.matches);
  private systemSharp = $state(this.sharp.matches);
  /** How often in this game the device could not keep up: first everything is faster, then nothing moves. */
  private strains = $state(0);

  constructor() {
    this.light.addEventListener("change", (event) => (this.systemLight = event.matches));
    this.calm.addEventListener("change", (event) => (this.systemCalm = event.matches));
    this.sharp.addEventListener("change", (event) => (this.systemSharp = event.matches));
  }

  get theme(): "dark" | "light" {
    if (this.values.theme === "contrast") return "dark";
    if (this.values.theme !== "system") return this.values.theme;
    return this.systemLight ? "light" : "dark";
  }

  /** Whether lines and letters stand out as far as they can: chosen, or wished for by a dark device. */
  get sharpened(): boolean {
    return this.values.theme === "contrast" || (this.values.theme === "system" && this.systemSharp && !this.systemLight);
  }

  get still(): boolean {
    return this.values.motion === "system" ? this.systemCalm || this.strains > 1 : this.values.motion === "still";
  }

  /** How long moments are seen, as far as the device keeps up. */
  get pace(): Pace {
    return this.values.pace === "calm" && this.strains > 0 ? "quick" : this.values.pace;
  }

  /** The device could not keep up; who wishes for movement has it all the same. */
  strain(): void {
    if (this.values.motion === "system") this.strains++;
  }

  /** Another game is another try. */
  rest(): void {
    this.strains = 0;
  }

  isBlocked(name: string): boolean {
    return this.values.blocked.includes(name);
  }

  block(name: string, on: boolean): void {
    this.values.blocked = [...this.values.blocked.filter((one) => one !== name), ...(on ? [name] : [])];
  }

  apply(): void {
    document.documentElement.lang = code;
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.contrast = this.sharpened ? "high" : "usual";
    document.documentElement.dataset.text = this.values.text;
    document.documentElement.dataset.pace = this.pace;
    document.documentElement.dataset.motion = this.still ? "still" : "full";
    const text = JSON.stringify(this.values);
    // To write is slow; other tabs may have written meanwhile.
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  }
}

export const settings = new Settings();
