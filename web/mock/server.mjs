/** Serves the built client and made-up games: node mock/server.mjs [folder] [port]. */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";
import { books, cards, checkBook, codex, mages } from "./cards.mjs";
import { actionRequest, activateRequest, afterBlow, blow, crowd, dense, eight, events, odds, planRequest, revealRequest, running, table, weighed } from "./scenes.mjs";

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("../../src/mageduel/server/static", import.meta.url)));
const port = Number(process.argv[3] ?? 8765);
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; base-uri 'none'; form-action 'none'";
const fresh = {};
const presence = (connected = true, thinking = false, invited = false) => [{ seat: 0, connected: true, thinking: false, invited: false, replaceable_in: null, counted_out_in: null, stand_in: null }, { seat: 1, connected, thinking, invited, replaceable_in: null, counted_out_in: null, stand_in: null }];

function state(scene, seat) {
  const view = table(seat);
  const base = { type: "state", version: 1, view, request: null, events, whole: true, waiting_for: [0], presence: presence(), can_undo: true, no_undo: null, stopped: null, clock: null, attention: null, coach: null };
  if (scene === "plan") {
    Object.assign(view, { phase: "planning", stage: "ready", round: 6, acting: null });
    view.players[0].mana = 24;
    return { ...base, request: { ...planRequest(), seat }, waiting_for: [0, 1] };
  }
  if (scene === "action") {
    view.acting_object = 3;
    return { ...base, request: actionRequest() };
  }
  if (scene === "activate") return { ...base, request: activateRequest() };
  if (scene === "reveal") {
    Object.assign(view, { acting: 1, acting_object: 12, running: running() });
    view.objects["12"].zone = "B2";
    view.zones.find((zone) => zone.zone === "A2").objects = [];
    view.zones.find((zone) => zone.zone === "B2").objects = [12, 1];
    return { ...base, request: revealRequest() };
  }
  if (scene === "dense") return { ...base, view: dense(), request: null, waiting_for: [1] };
  if (scene === "crowd") return { ...base, view: { ...crowd(), acting_object: 3 }, request: actionRequest() };
  if (scene === "eight") return { ...base, view: eight(), request: activateRequest() };
  if (scene === "eight-act") return { ...base, view: { ...eight(), acting_object: 3 }, request: actionRequest() };
  if (scene === "blow") {
    view.acting_object = 3;
    return { ...base, request: actionRequest() };
  }
  if (scene === "after-blow") return { ...base, version: 2, view: afterBlow(), request: { ...planRequest(), id: 9 }, events: [...events, ...blow()], whole: false };
  if (scene === "over") {
    view.result = { side: 0, seats: [0], outcome: "won", code: "last-standing", how: "The Warlock fell to Heavy Claw Strike with 38 damage." };
    return { ...base, waiting_for: [] };
  }
  if (scene === "invite") return { ...base, waiting_for: [1], presence: presence(false, false, true) };
  return { ...base, waiting_for: [1], presence: presence(true, true) };
}

const frames = 48;
function frame(at, seat) {
  const view = table(seat === "all" ? null : Number(seat));
  view.round = 1 + Math.floor(at / 6);
  view.running = null;
  const event = { index: at, kind: at % 6 === 0 ? "round" : "damage", sentence: at % 6 === 0 ? `Round ${view.round}. The Beastmaster has the initiative.` : at % 2 ? "Steelclaw Grizzly struck the Slayer with Heavy Claw Strike: 10 damage." : "The Imp moved to B2 and attacked the Beastmaster.", round: view.round, seat: at % 6 === 0 ? null : at % 2 ? 0 : 1, objects: [3, 10], start: null, end: null, amount: 10, effect: null, sum: null, strike: null, dice: at % 2 ? [2, 2, 2, 1, 2, 1, 1, 0, 0].map((value, index) => ({ value, critical: index < 4, group: index < 4 ? "critical" : value ? "normal" : "blank" })) : [] };
  return { view, events: Array.from({ length: Math.min(at, 12) }, (_, back) => ({ ...event, index: at - back, dice: back === 0 ? event.dice : [] })).reverse() };
}
const replay = { frames, rounds: Array.from({ length: 8 }, (_, at) => at * 6), markers: [9, 15, 22, 30, 41].map((at, index) => ({ frame: at, kind: "destroyed", name: "A creature", seat: index % 2 })), life: Array.from({ length: frames }, (_, at) => [at, [36 - at * 0.4, 38 - at * 0.75]]), seats: [{ seat: 0, side: 0, name: "Rowan", mage: "Beastmaster", kind: "human", invited: false }, { seat: 1, side: 1, name: "Ashveil", mage: "Warlock", kind: "human", invited: false }] };

async function answer(method, path, body, url) {
  if (path === "/api/library") return { cards, sets: [{ code: "core", name: "Arena Core Set" }] };
  if (path === "/api/codex") return { entries: codex, names: [] };
  if (path === "/api/levels") return [{ name: "random", label: "Random", text: "", step: 0, stands_in: false }, { name: "steady", label: "Steady", text: "", step: 1, stands_in: true }];
  if (path === "/api/front") return Object.fromEntries(await Promise.all(["mages", "books", "levels", "modes", "lessons"].map(async (part) => [part, await answer("GET", `/api/${part}`)])).then((parts) => [...parts, ["styles", [{ name: "surprise", label: "Surprise me", text: "" }]]]));
  if (path === "/api/mages") return mages;
  if (path === "/api/modes") return ["arena", "apprentice"].map((name) => ({ name, books: name, mages: "arena", seats: [2], team_seats: [], has_boards: false }));
  if (path === "/api/boards" || path === "/api/lessons") return [];
  if (path === "/api/puzzles/daily") return { day: "2026-01-01", puzzle: { number: 1, name: "1", kind: "chance", horizon: "turn", grade: 1, mode: "arena", title: "A wolf at the door", task: "Destroy the Warlock this turn.", about: "", target: "Warlock", mages: ["Beastmaster", "Warlock"], limits: [0.8, 0.6, 0.3] } };
  if (path === "/api/open") return { games: [], people: 1, link: { base: "http://127.0.0.1:8765", reachable: false, sentence: "This table answers only on this computer.", remedy: "Start it with mageduel serve --host 0.0.0.0 to let others in." } };
  if (path === "/api/talk") return { phrases: [{ phrase: "well-played", words: "Well played.", to: "all" }], signs: [] };
  if (/^\/api\/mages\/[^/]+\/spells$/.test(path)) return cards.map((one) => ({ name: one.name, points: one.level, parts: [], copies: 4, refusal: null }));
  if (path === "/api/stops") return ["attack-declared", "dice-rolled", "spell-declared", "zone-entered"].map((name) => ({ name, label: name.replace("-", " "), usual: true }));
  if (path === "/api/books" && method === "GET") return books;
  if (path === "/api/books/check") return checkBook(body);
  if (path === "/api/books") return { ...books.at(-1), name: body.name, id: "mine" };
  if (path === "/api/books/import" || path.startsWith("/api/books/")) return books.at(-1);
  if (path === "/api/games") {
    const game = `g${Math.random().toString(36).slice(2, 8)}`;
    fresh[game] = ["plan", "activate", "action", "reveal", "activate", "action", "over"];
    const seats = body.seats.map(({ kind, side }, seat) => ({ seat, side: side ?? seat, token: kind === "human" ? `t${seat}` : null, invite: kind === "friend" ? `abc12${2 + seat}` : null }));
    return { game, seats };
  }
  if (path.startsWith("/api/invites/")) return { game: "activate", seat: 0, token: "t0" };
  if (/^\/api\/games\/[^/]+$/.test(path)) return path.endsWith("/nothing") ? null : { mode: "arena", seats: replay.seats, round: 5, over: false, waiting_for: [], clock: null };
  if (path.endsWith("/record")) return { record: 1 };
  if (path === "/api/replays") return { replay: "r1" };
  const found = path.match(/^\/api\/replays\/[^/]+\/frames\/(\d+)$/);
  if (found) return frame(Number(found[1]), url.searchParams.get("seat") ?? "all");
  return path.startsWith("/api/replays/") ? replay : null;
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, "http://mock");
  if (url.pathname.startsWith("/api/")) {
    let text = "";
    for await (const part of request) text += part;
    const result = await answer(request.method, url.pathname, text ? JSON.parse(text) : null, url);
    response.writeHead(result === null ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(result ?? { message: "There is no such game." }));
    return;
  }
  let file = join(folder, normalize(url.pathname));
  if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory()) file = join(folder, "index.html");
  response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream", "Content-Security-Policy": policy });
  createReadStream(file).pipe(response);
});

new WebSocketServer({ server }).on("connection", (socket, request) => {
  const game = decodeURIComponent(request.url.split("/")[3]);
  const scenes = fresh[game] ?? (game === "blow" ? ["blow", "after-blow"] : [game]);
  const say = (message) => socket.send(JSON.stringify(message));
  let seat = 0;
  let at = 0;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.type === "hello") {
      seat = message.token === "t1" ? 1 : message.spectate ? null : 0;
      say(state(scenes[0], seat));
      if (game === "lost") setTimeout(() => socket.terminate(), 200);
    } else if (message.type === "odds") say({ type: "odds", ref: message.ref, odds: odds(message.answer.at(-1)) });
    else if (message.type === "ahead") say({ type: "ahead", ref: message.ref, question: actionRequest() });
    else if (message.type === "weigh") say({ type: "weighed", ref: message.ref, weighed: weighed() });
    else if (message.type === "answer") {
      say({ type: "accepted", request: message.request });
      at = Math.min(at + 1, scenes.length - 1);
      const next = state(scenes[at], seat);
      if (next.request) next.request.id += at * 10;
      if (scenes[at] !== "after-blow") next.events = [...events, { index: 100 + at, kind: "damage", sentence: "Steelclaw Grizzly struck the Slayer: 6 damage.", round: 5, seat: 0, objects: [3, 10], start: null, end: null, amount: 6, dice: [], effect: null, sum: null, strike: null }];
      setTimeout(() => say(next), 250);
    } else if (message.type === "rematch") say({ type: "rematch", game: "activate", seat: 0, token: "t0" });
  });
});
server.listen(port, "127.0.0.1", () => console.log(`mock on http://127.0.0.1:${port}`));
