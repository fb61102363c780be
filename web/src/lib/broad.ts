/** Cards with more to say than one place holds lie across two. How much they say is counted, not measured. */
import type { CardFace } from "./wire";

/** About how many letters of text a face is worth; an attack takes a line and a part, or two if its name is long, and a reason why not has an edge. */
export function letters(face: CardFace, reason = ""): number {
  const attacks = face.attacks.reduce((sum, attack) => sum + (attack.name.length > 15 ? 53 : 35), 0);
  return face.text.length + face.kinds.join(" · ").length + attacks + (face.name.length > 18 ? 20 : 0) + (reason ? 25 + 1.6 * reason.length : 0);
}

/** Square pixels that a letter takes in small type, and what of a card is edges, picture, name and foot. */
const LETTER = 81;
const EDGES = 22;
const OTHERWISE = 70;

/** Whether a card needs two places of this size. */
export function isBroad(face: CardFace, width: number, height: number, reason = ""): boolean {
  return letters(face, reason) > ((width - EDGES) * (height - OTHERWISE)) / LETTER;
}

/** Things laid into rows of so many places, in their order; where a broad one does not fit any more, the next that does comes before it. */
export function inRows<T>(items: readonly T[], columns: number, broad: (item: T) => boolean): T[][] {
  const rows: T[][] = [];
  const waiting = items.map((item) => ({ item, takes: Math.min(columns, broad(item) ? 2 : 1) }));
  while (waiting.length > 0) {
    const row: T[] = [];
    for (let room = columns; room > 0; ) {
      const at = waiting.findIndex(({ takes }) => takes <= room);
      if (at < 0) break;
      const [next] = waiting.splice(at, 1);
      row.push(next!.item);
      room -= next!.takes;
    }
    rows.push(row);
  }
  return rows;
}
