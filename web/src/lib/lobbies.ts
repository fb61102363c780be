/** The lobbies this browser sits in: the token of its seat, and the links it may send. */
import type { Invitation } from "./seats";
import type { LinkFacts, PlaceShown, Seat } from "./wire";

export interface HeldLobby {
  lobby: string;
  token: string;
  /** Links to open seats, as far as this browser has made them. */
  invites: Invitation[];
  link: LinkFacts | null;
}

const KEY = "mageduel.lobbies";
const KEPT = 10;

export function heldLobbies(): HeldLobby[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as HeldLobby[];
  } catch {
    return [];
  }
}

export function heldLobby(lobby: string): HeldLobby | null {
  return heldLobbies().find((held) => held.lobby === lobby) ?? null;
}

export function keepLobby(held: HeldLobby): void {
  localStorage.setItem(KEY, JSON.stringify([held, ...heldLobbies().filter((other) => other.lobby !== held.lobby)].slice(0, KEPT)));
}

export function dropLobby(lobby: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldLobbies().filter((held) => held.lobby !== lobby)));
}

/**
 * Links as the seats stand now: who moves to an open seat leaves the link to it behind, at the seat they came from; a
 * link somebody has followed is gone.
 */
export function movedInvites(invites: readonly Invitation[], before: readonly PlaceShown[], now: readonly PlaceShown[]): Invitation[] {
  const isOpen = (seat: Seat): boolean => now[seat]?.kind === "open";
  return invites.flatMap((invite) => {
    if (isOpen(invite.seat)) return [invite];
    const newcomer = now[invite.seat]?.person;
    const from = before.find((place) => place.person !== null && place.person === newcomer)?.seat;
    return from !== undefined && isOpen(from) ? [{ ...invite, seat: from }] : [];
  });
}
