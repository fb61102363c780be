/** A place no game is long enough for: the last one. */
export const LAST = 999_999;

/** A replay and a place in it as one part of an address: "abc~12". */
export function placed(id: string, place: number): string {
  return `${id}~${place}`;
}

/** The review of a game that was played here: from whose side it is seen, and which game it was. */
export function reviewOf(replay: string, seat: number, game: string): string {
  return `${replay}~${seat}~${game}`;
}

/** What such an address names; without a place, the usual one. */
export function placeOf(address: string, usual = 0): { id: string; place: number } {
  const [id = "", place = ""] = address.split("~");
  return { id, place: /^\d{1,6}$/.test(place) ? Number(place) : usual };
}
