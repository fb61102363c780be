/** Wie der Tisch aussieht und klingt, und wo Bilder zu sehen sind. */
import type { Look } from "../en";

export const look: Look = {
  "all-pictures": "Alle Bilder",
  "high-contrast": "Hoher Kontrast",
  "text-size": "Schriftgröße",
  "text-size-note": "Von allem, was neben dem Spielfeld und auf Seiten gelesen wird.",
  "text-small": "Klein",
  "text-usual": "Gewohnt",
  "text-large": "Groß",
  "sound": "Klang",
  "sound-note": "Würfel, Treffer, Ankünfte und dein Zug. Im Browser erzeugt; nie ist eine Nachricht nur ein Klang. V am Tisch.",
  "volume": "Lautstärke",
  "sound-others": "Züge der anderen sind zu hören",
  "key-sound": "Klang an oder aus",
  "sound-is-on": "Der Klang ist an.",
  "sound-is-off": "Der Klang ist aus.",
  "effect-nothing": "nichts",
};
