/** A lobby as this browser sees it: a game of several that is being arranged. */
import { areTeams } from "./arrangement";
import { dropLobby, heldLobby, keepLobby, movedInvites, type HeldLobby } from "./lobbies";
import { router } from "./router.svelte";
import { newKnownGame, rememberGame } from "./seats";
import { sideCodes, type SideCode } from "./sides";
import { Line, type LineState } from "./socket";
import type { LobbyClientMessage, LobbyServerMessage, LobbyState, PlaceShown, Seat } from "./wire";
import { code, w } from "../words/words";

export class Lobby {
  state = $state.raw<LobbyState | null>(null);
  status = $state<LineState>("connecting");
  held = $state.raw<HeldLobby | null>(null);
  /** Why there is nothing more to do here. */
  over = $state("");
  problem = $state("");
  private line: Line<LobbyServerMessage, LobbyClientMessage> | null = null;

  places = $derived<PlaceShown[]>(this.state?.facts.places ?? []);
  own = $derived<PlaceShown | null>(this.places.find((place) => place.is_own) ?? null);
  host = $derived(this.state?.is_host ?? false);
  teams = $derived(areTeams(this.places));
  /** Every seat's shape, as it will be at the table. */
  private sides = $derived(sideCodes(this.places.map(({ seat, side }) => ({ seat, side: side ?? 100 + seat })), this.state?.seat ?? 0));

  constructor(readonly id: string) {
    this.held = heldLobby(id);
    if (!this.held) {
      this.over = w("lobby-not-yours");
      return;
    }
    const { token } = this.held;
    this.line = new Line<LobbyServerMessage, LobbyClientMessage>(
      `/api/lobbies/${encodeURIComponent(id)}/socket`,
      () => ({ type: "hello", token, language: code }),
      (message) => this.hear(message),
      (status) => (this.status = status),
    );
  }

  side(seat: Seat): SideCode {
    return this.sides.get(seat) ?? "foe1";
  }

  private hear(message: LobbyServerMessage): void {
    if (message.type === "lobby") {
      if (this.held) this.keep(movedInvites(this.held.invites, this.places, message.facts.places));
      this.state = message;
      this.problem = "";
    } else if (message.type === "lobby_invite") {
      if (this.held) this.keep([...this.held.invites.filter((one) => one.seat !== message.seat), { seat: message.seat, code: message.invite }]);
    } else if (message.type === "lobby_started") {
      this.begin(message.game, message.seat, message.token);
    } else if (message.type === "lobby_over") {
      this.end(message.message);
    } else if (this.state) this.problem = message.message;
    else this.end(message.message);
  }

  private keep(invites: HeldLobby["invites"]): void {
    if (!this.held || JSON.stringify(invites) === JSON.stringify(this.held.invites)) return;
    this.held = { ...this.held, invites };
    keepLobby(this.held);
  }

  private begin(game: string, seat: Seat, token: string): void {
    const facts = this.state?.facts;
    const own = this.own;
    const rivals = this.places.filter((place) => !place.is_own && (place.side === null || place.side !== own?.side));
    rememberGame({ ...newKnownGame(game, facts?.mode ?? "arena", [{ seat, token }]), mage: own?.mage ?? "", rivals: rivals.map(({ name, mage }) => ({ name, mage: mage ?? "" })) });
    dropLobby(this.id);
    this.close();
    router.go("table", game);
  }

  private end(sentence: string): void {
    this.over = sentence;
    dropLobby(this.id);
    this.close();
  }

  say(message: LobbyClientMessage): void {
    this.problem = "";
    if (!this.line?.send(message)) this.problem = w("nothing-was-sent");
  }

  /** The host arranges something anew; what is left out stays as it is. */
  arrange(change: Partial<Pick<LobbyState["facts"], "mode" | "board" | "joining" | "clock">> & { sides?: (number | null)[] }): void {
    const state = this.state;
    if (!state) return;
    const { mode, board, joining, clock } = state.facts;
    this.say({ type: "arrange", terms: state.terms, mode, board, joining, clock, sides: this.places.map((place) => place.side), ...change });
  }

  invitation(seat: Seat): string | null {
    const found = this.held?.invites.find((one) => one.seat === seat);
    return found ? `${this.held?.link?.base ?? location.origin}${location.pathname}#/sit/${encodeURIComponent(found.code)}` : null;
  }

  close(): void {
    this.line?.close();
  }
}
