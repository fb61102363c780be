/** The server's plain requests. */
import type {
  Answer,
  DailyPuzzle,
  LineHint,
  LineShown,
  LineThrown,
  MakeWish,
  MyGamesShown,
  MyGamesWish,
  PuzzleFace,
  PuzzleMade,
  Solution,
  BoardFace,
  Book,
  BookCheck,
  BookDraft,
  BookMode,
  CardFace,
  Codex,
  CodexEntry,
  Front,
  GameCreated,
  GameFacts,
  GameSetup,
  InvitationShown,
  JoinWish,
  LessonBegun,
  LessonFace,
  LevelFace,
  LobbyInvitation,
  LobbyJoin,
  LobbyJoined,
  LobbyOpened,
  LobbySetup,
  MageFace,
  ModeFace,
  MomentFace,
  OpenGames,
  ReplayFacts,
  ReplayFrame,
  RulingFacts,
  RulingFrame,
  RulingIndex,
  RulingList,
  ReportFile,
  ReportWish,
  ReviewShown,
  RulesFace,
  BoardShown,
  BoardWish,
  Edit,
  HiddenHere,
  LikelyShown,
  InquiryReply,
  Kit,
  PositionAdvice,
  PositionShown,
  SeatJoined,
  SetFace,
  SpellFor,
  TalkFaces,
} from "./wire";
import { ask, takeEarly, type Reply } from "./early";
import type { Wanted } from "./rulings";
import { code, w } from "../words/words";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function sentenceOf(body: unknown, status: number): string {
  if (body && typeof body === "object") {
    const known = body as { message?: unknown; detail?: unknown; sentence?: unknown };
    for (const text of [known.message, known.sentence, known.detail]) if (typeof text === "string") return text;
  }
  return status === 404 ? w("nothing-at-address") : w("server-no-answer");
}

async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let reply: Reply;
  try {
    const spoken = { "Accept-Language": code, ...headers };
    const asked = method === "GET" && Object.keys(headers).length === 0 ? takeEarly(path) : null;
    reply = await (asked ??
      ask(path, {
        method,
        headers: body === undefined ? spoken : { "Content-Type": "application/json", ...spoken },
        body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
      }));
  } catch {
    throw new ApiError(0, w("server-unreachable"));
  }
  // What is only asked for can be wrong only in its address.
  if (!reply.ok) throw new ApiError(reply.status, method === "GET" && reply.status === 422 ? w("nothing-at-address") : sentenceOf(reply.data, reply.status));
  return reply.data as T;
}

const part = encodeURIComponent;
let libraryOnce: Promise<Library> | null = null;
const spellsOnce = new Map<string, Promise<Map<string, SpellFor>>>();
let magesOnce: Promise<MageFace[]> | null = null;
let boardsOnce: Promise<BoardFace[]> | null = null;
let talkOnce: Promise<TalkFaces> | null = null;
let codexOnce: Promise<Codex> | null = null;

interface Library {
  cards: Map<string, CardFace>;
  sets: SetFace[];
}

function fetchLibrary(): Promise<Library> {
  libraryOnce ??= call<{ cards: CardFace[]; sets: SetFace[] }>("GET", "/library").then(({ cards, sets }) => ({ cards: new Map(cards.map((card) => [card.name, card])), sets }));
  libraryOnce.catch(() => (libraryOnce = null));
  return libraryOnce;
}

function fetchCodex(): Promise<Codex> {
  codexOnce ??= call<Codex>("GET", "/codex");
  codexOnce.catch(() => (codexOnce = null));
  return codexOnce;
}

export const api = {
  /** Printed facts by card name; fetched once. */
  library(): Promise<Map<string, CardFace>> {
    return fetchLibrary().then((library) => library.cards);
  },
  /** The sets cards are of. */
  sets(): Promise<SetFace[]> {
    return fetchLibrary().then((library) => library.sets);
  },
  /** What a mage makes of every spell, by name; fetched once for each. */
  spellsFor(mage: string, mode: BookMode): Promise<Map<string, SpellFor>> {
    const key = `${mage}/${mode}`;
    const found = spellsOnce.get(key) ?? call<SpellFor[]>("GET", `/mages/${part(mage)}/spells?mode=${mode}`).then((spells) => new Map(spells.map((spell) => [spell.name, spell])));
    spellsOnce.set(key, found);
    found.catch(() => spellsOnce.delete(key));
    return found;
  },
  mages(): Promise<MageFace[]> {
    magesOnce ??= call<MageFace[]>("GET", "/mages");
    magesOnce.catch(() => (magesOnce = null));
    return magesOnce;
  },
  codex(): Promise<CodexEntry[]> {
    return fetchCodex().then((codex) => codex.entries);
  },
  /** Names of cards that have a word of the codex in them. */
  cardNames(): Promise<string[]> {
    return fetchCodex().then((codex) => codex.names);
  },
  rules: () => call<RulesFace[]>("GET", "/rules"),
  stops: () => call<MomentFace[]>("GET", "/stops"),
  modes: () => call<ModeFace[]>("GET", "/modes"),
  boards(): Promise<BoardFace[]> {
    boardsOnce ??= call<BoardFace[]>("GET", "/boards");
    boardsOnce.catch(() => (boardsOnce = null));
    return boardsOnce;
  },
  /** All that the start page offers. */
  front: () => call<Front>("GET", "/front"),
  levels: () => call<LevelFace[]>("GET", "/levels"),
  lessons: () => call<LessonFace[]>("GET", "/lessons"),
  beginLesson: (lesson: string) => call<LessonBegun>("POST", `/lessons/${part(lesson)}`),
  books: () => call<Book[]>("GET", "/books"),
  checkBook: (draft: Omit<BookDraft, "name">) => call<BookCheck>("POST", "/books/check", draft),
  saveBook: (draft: BookDraft, id?: string) =>
    id ? call<Book>("PUT", `/books/${part(id)}`, draft) : call<Book>("POST", "/books", draft),
  deleteBook: (id: string) => call<null>("DELETE", `/books/${part(id)}`),
  importBook: (text: string) => call<Book>("POST", "/books/import", { text }),
  newGame: (setup: GameSetup) => call<GameCreated>("POST", "/games", setup),
  openLobby: (setup: LobbySetup) => call<LobbyOpened>("POST", "/lobbies", setup),
  lobbyInvitation: (code: string) => call<LobbyInvitation>("GET", `/lobby-invites/${part(code)}`),
  joinLobby: (code: string, wish: LobbyJoin) => call<LobbyJoined>("POST", `/lobby-invites/${part(code)}`, wish),
  talk(): Promise<TalkFaces> {
    talkOnce ??= call<TalkFaces>("GET", "/talk");
    talkOnce.catch(() => (talkOnce = null));
    return talkOnce;
  },
  invitation: (code: string) => call<InvitationShown>("GET", `/invites/${part(code)}`),
  join: (code: string, wish: JoinWish) => call<SeatJoined>("POST", `/invites/${part(code)}`, wish),
  openGames: (name: string) => call<OpenGames>("GET", `/open?name=${part(name)}`),
  openGame: (game: string, name: string) => call<InvitationShown>("GET", `/open/games/${part(game)}?name=${part(name)}`),
  joinOpen: (game: string, wish: JoinWish) => call<SeatJoined>("POST", `/open/games/${part(game)}`, wish),
  openLobbyFacts: (lobby: string) => call<LobbyInvitation>("GET", `/open/lobbies/${part(lobby)}`),
  joinOpenLobby: (lobby: string, wish: LobbyJoin) => call<LobbyJoined>("POST", `/open/lobbies/${part(lobby)}`, wish),
  facts: (game: string) => call<GameFacts>("GET", `/games/${part(game)}`),
  record: (game: string, token: string) => call<unknown>("GET", `/games/${part(game)}/record`, undefined, { "X-Seat-Token": token }),
  report: (game: string, token: string, wish: ReportWish) => call<ReportFile>("POST", `/games/${part(game)}/reports`, wish, { "X-Seat-Token": token }),
  openReport: (report: string) => call<ReportFile>("GET", `/reports/${part(report)}`),
  exportKey: () => call<{ key: string }>("POST", "/identity/export"),
  bringKey: (key: string) => call<null>("POST", "/identity", { key }),
  openRecord: (record: unknown) => call<{ replay: string }>("POST", "/replays", record).then((answer) => answer.replay),
  rulings: (wanted: Wanted, start: number) => call<RulingList>("GET", `/rulings?${new URLSearchParams({ ...wanted, start: String(start) })}`),
  rulingIndex: () => call<RulingIndex>("GET", "/rulings/index"),
  ruling: (key: string) => call<RulingFacts>("GET", `/rulings/${part(key)}`),
  rulingFrame: (key: string, step: number) => call<RulingFrame>("GET", `/rulings/${part(key)}/${step}`),
  replay: (id: string) => call<ReplayFacts>("GET", `/replays/${part(id)}`),
  newBoard: (wish: BoardWish) => call<BoardShown>("POST", "/what-if", wish),
  boardMoment: (board: string, node: number, eyes: string) => call<BoardShown>("GET", `/what-if/${part(board)}/${node}?seat=${part(eyes)}`),
  tryAnswer: (board: string, node: number, eyes: string, trial: unknown) => call<BoardShown>("POST", `/what-if/${part(board)}/${node}/answer?seat=${part(eyes)}`, trial),
  computerAnswers: (board: string, node: number, eyes: string, wish: unknown) => call<BoardShown>("POST", `/what-if/${part(board)}/${node}/computer?seat=${part(eyes)}`, wish),
  askBoard: (board: string, node: number, inquiry: unknown) => call<InquiryReply>("POST", `/what-if/${part(board)}/${node}/ask`, inquiry),
  boardPosition: (board: string, node: number) => call<{ link: string }>("GET", `/what-if/${part(board)}/${node}/position`),
  boardHidden: (board: string, node: number) => call<HiddenHere[]>("GET", `/what-if/${part(board)}/${node}/hidden`),
  suppose: (board: string, node: number, eyes: string, wish: { seat: number; object?: number; card?: string }) => call<BoardShown>("POST", `/what-if/${part(board)}/${node}/suppose?seat=${part(eyes)}`, wish),
  prune: (board: string, node: number, eyes: string, pruned: boolean) => call<BoardShown>("POST", `/what-if/${part(board)}/${node}/prune?seat=${part(eyes)}`, { pruned }),
  likely: (board: string, node: number, seat: number) => call<LikelyShown[]>("POST", `/what-if/${part(board)}/${node}/likely`, { seat }),
  playOn: (board: string, node: number, wish: unknown) => call<GameCreated>("POST", `/what-if/${part(board)}/${node}/play`, wish),
  puzzles: () => call<PuzzleFace[]>("GET", "/puzzles"),
  dailyPuzzle: () => call<DailyPuzzle | null>("GET", "/puzzles/daily"),
  makePuzzle: (wish: MakeWish) => call<PuzzleMade>("POST", "/puzzles/make", wish),
  puzzleLine: (name: string, answers: readonly Answer[]) => call<LineShown>("POST", `/puzzles/${name}/line`, { answers }),
  askPuzzle: (name: string, answers: readonly Answer[], inquiry: unknown) => call<InquiryReply>("POST", `/puzzles/${name}/ask`, { answers, inquiry }),
  puzzleHint: (name: string, answers: readonly Answer[]) => call<LineHint>("POST", `/puzzles/${name}/hint`, { answers }),
  throwPuzzle: (name: string, answers: readonly Answer[]) => call<LineThrown>("POST", `/puzzles/${name}/throw`, { answers }),
  puzzleSolution: (name: string) => call<Solution>("GET", `/puzzles/${name}/solution`),
  positionKit: () => call<Kit>("GET", "/positions/kit"),
  newPosition: (wish: { mode: string; mages: readonly string[]; board: string | null; teams: boolean }) => call<PositionShown>("POST", "/positions/new", wish),
  lookAtPosition: (position: unknown) => call<PositionShown>("POST", "/positions/look", { position }),
  editPosition: (position: unknown, edit: Edit) => call<PositionShown>("POST", "/positions/edit", { position, edit }),
  playPosition: (position: unknown, seat: number, against: string) => call<GameCreated>("POST", "/positions/play", { position, seat, against }),
  positionAdvice: (position: unknown) => call<PositionAdvice>("POST", "/positions/advice", { position }),
  myGames: (wish: MyGamesWish) => call<MyGamesShown>("POST", "/my-games", wish),
  beginReview: (id: string) => call<ReviewShown>("POST", `/replays/${part(id)}/review`),
  review: (id: string) => call<ReviewShown>("GET", `/replays/${part(id)}/review`),
  framePosition: (id: string, frame: number) => call<{ link: string }>("GET", `/replays/${part(id)}/frames/${frame}/position`),
  frame: (id: string, frame: number, seat: string) =>
    call<ReplayFrame>("GET", `/replays/${part(id)}/frames/${frame}?seat=${part(seat)}`),
};
