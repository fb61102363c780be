/** Tables of more than two: turns, sides, who sits where, and what is said among friends. */
type Names = readonly string[];

function all(names: Names): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export const company = {
  "your-turn-badge": "your turn",
  "status-next": "next",
  "status-conceded": "gave up",
  "ready-creatures": (number: number) => (number === 1 ? "1 ready creature" : `${number} ready creatures`),
  "turns-after": (names: Names) => `Your next turn comes after ${all(names)}.`,
  "your-turn-next": "Your turn comes next.",
  "your-side": "your side",
  "the-other-side": "the other side",
  "somebody-says": "{0}: {1}",
  "wants-stand-in": (name: string, away: string) => `${name} asks for the computer to play in ${away}'s place until ${away} is back.`,
  "let-computer-play": "Let the computer play",
  "wait-for-them": "Wait for them",
  "belongs-to-player": (name: string) => `${name}'s`,
};
