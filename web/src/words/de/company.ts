/** Tische mit mehr als zweien: Reihenfolge, Seiten, wer wo sitzt, und was unter Freunden gesagt wird. */
import type { Company } from "../en";

type Names = readonly string[];

function all(names: Names): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}

export const company: Company = {
  "your-turn-badge": "du bist dran",
  "status-next": "danach",
  "status-conceded": "hat aufgegeben",
  "ready-creatures": (number: number) => (number === 1 ? "1 bereite Kreatur" : `${number} bereite Kreaturen`),
  "turns-after": (names: Names) => `Du bist wieder dran nach ${all(names)}.`,
  "your-turn-next": "Danach bist du dran.",
  "your-side": "deine Seite",
  "the-other-side": "die andere Seite",
  "somebody-says": "{0}: {1}",
  "wants-stand-in": (name: string, away: string) => `${name} möchte, dass der Computer für ${away} spielt, bis ${away} wieder da ist.`,
  "let-computer-play": "Den Computer spielen lassen",
  "wait-for-them": "Warten",
  "belongs-to-player": (name: string) => `von ${name}`,
};
