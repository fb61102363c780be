/** Ringing: a note of the system when it is one's turn and the page is out of sight. */
import { settings } from "./settings.svelte";
import { w } from "../words/words";

export function mayRing(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Asks the player's browser for leave; what it says is kept. */
export async function askToRing(): Promise<boolean> {
  if (!mayRing()) return false;
  settings.values.ring = (await Notification.requestPermission()) === "granted";
  return settings.values.ring;
}

/** Rings once for a question, if the player wants it and does not look. */
export function ring(game: string, rivals: string): void {
  if (!settings.values.ring || !document.hidden || !mayRing() || Notification.permission !== "granted") return;
  const note = new Notification(w("your-turn-title"), { body: rivals, tag: game, icon: "/favicon-turn.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
