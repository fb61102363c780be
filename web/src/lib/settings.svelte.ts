/** What the player prefers on this device. */
export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "still";
/** How long what happens stays before the table goes on. */
export type Pace = "calm" | "quick" | "instant";

import { code, type Code } from "../words/words";

interface Stored {
  /** What to read; the browser decides where nothing is chosen. */
  language: Code | "system";
  name: string;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  neverPeek: boolean;
}

const KEY = "mageduel.settings";
const STANDARD: Stored = { language: "system", name: "", theme: "system", motion: "system", pace: "calm", neverPeek: false };

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
  private systemLight = $state(this.light.matches);
  private systemCalm = $state(this.calm.matches);

  constructor() {
    this.light.addEventListener("change", (event) => (this.systemLight = event.matches));
    this.calm.addEventListener("change", (event) => (this.systemCalm = event.matches));
  }

  get theme(): "dark" | "light" {
    if (this.values.theme !== "system") return this.values.theme;
    return this.systemLight ? "light" : "dark";
  }

  get still(): boolean {
    return this.values.motion === "system" ? this.systemCalm : this.values.motion === "still";
  }

  apply(): void {
    document.documentElement.lang = code;
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.still ? "still" : "full";
    localStorage.setItem(KEY, JSON.stringify(this.values));
  }
}

export const settings = new Settings();
