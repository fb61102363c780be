/** What rulings are looked for by, as it stands in an address: "card:Timber Wolf", "word:Weak", "rule:core, Walls", or words. */
export interface Wanted {
  card: string;
  word: string;
  rule: string;
  text: string;
}

const KINDS = ["card", "word", "rule"] as const;

export function nothingWanted(): Wanted {
  return { card: "", word: "", rule: "", text: "" };
}

export function wantedIn(id: string): Wanted {
  const kind = KINDS.find((one) => id.startsWith(`${one}:`));
  return kind ? { ...nothingWanted(), [kind]: id.slice(kind.length + 1) } : { ...nothingWanted(), text: id };
}

/** The address of what is wanted, as far as one thing says it. */
export function writtenAs(wanted: Wanted): string {
  const kind = KINDS.find((one) => wanted[one]);
  return kind ? `${kind}:${wanted[kind]}` : wanted.text.trim();
}
