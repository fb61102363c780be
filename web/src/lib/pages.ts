/** Pages by address; each comes when somebody goes there. */
import type { Component } from "svelte";
import { placeOf } from "./places";
import type { Route } from "./route";

/** What a page is given differs from page to page. */
export type Page = Component<any>;

/** A page, with what its address says. */
export interface Opened {
  page: Page;
  given: Record<string, string>;
  /** Whether it stands without the bar of the pages around the table. */
  bare: boolean;
  /** Addresses of one key are one page, which stays as it is. */
  key: string;
}

const LATER = {
  play: () => import("../pages/HomePage.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  lobby: () => import("../pages/LobbyPage.svelte"),
  sit: () => import("../pages/SitPage.svelte"),
  join: () => import("../pages/JoinPage.svelte"),
  books: () => import("../pages/BooksPage.svelte"),
  builder: () => import("../pages/BuilderPage.svelte"),
  replays: () => import("../pages/ReplaysPage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  "what-if": () => import("../pages/WhatIfPage.svelte"),
  puzzles: () => import("../pages/PuzzlesPage.svelte"),
  puzzle: () => import("../pages/PuzzlePage.svelte"),
  games: () => import("../pages/MyGamesPage.svelte"),
  review: () => import("../pages/ReviewPage.svelte"),
  position: () => import("../pages/PositionPage.svelte"),
  learn: () => import("../pages/LearnPage.svelte"),
  rulings: () => import("../pages/RulingsPage.svelte"),
  ruling: () => import("../pages/RulingPage.svelte"),
  codex: () => import("../pages/CodexPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
  gallery: () => import("../pages/GalleryPage.svelte"),
  settings: () => import("../pages/SettingsPage.svelte"),
} satisfies Record<string, () => Promise<{ default: Page }>>;

/** Those that have come; asking for one again would take a moment in which nothing is shown. */
const come = new Map<string, Page>();

function later(page: keyof typeof LATER, given: Record<string, string> = {}, key = "", bare = false): Opened | (() => Promise<Opened>) {
  const opened = (found: Page): Opened => ({ page: found, given, bare, key: `${page}/${key}` });
  const there = come.get(page);
  if (there) return opened(there);
  return async () => {
    const found: Page = (await LATER[page]()).default;
    come.set(page, found);
    return opened(found);
  };
}

/** The page of an address, or a way to fetch it; null where there is none. */
export function pageOf({ page, id }: Route): Opened | (() => Promise<Opened>) | null {
  switch (page) {
    case "play":
      return later("play", { book: id });
    case "table":
      return id ? later("table", { game: id }, id, true) : null;
    case "replay":
      return id ? later("replay", { id: placeOf(id).id, from: String(placeOf(id).place) }, id, true) : null;
    case "what-if":
      return id ? later("what-if", { from: id }, id) : null;
    case "puzzle":
      return /^([0-9]{1,4}|mz1\.[A-Za-z0-9._-]+)$/.test(id) ? later("puzzle", { number: id }, id) : null;
    case "position":
      return later("position", { link: id }, id);
    case "review":
      return id ? later("review", { id: placeOf(id).id, seat: String(placeOf(id).place), game: id.split("~")[2] ?? "" }, id) : null;
    case "books":
      return id ? later("builder", { id }, id) : later("books");
    case "lobby":
      return later("lobby", { id }, id);
    case "sit":
      return later("sit", { code: id }, id);
    case "join":
      return later("join", { code: id });
    case "open":
      return later("join", { open: id }, id);
    case "seat":
      return later("sit", { open: id }, id);
    case "gallery":
      return later("gallery", { size: id }, id);
    case "rulings":
      return later("rulings", { from: id }, id);
    case "ruling":
      return later("ruling", { id }, id);
    case "codex":
      return later("codex", { word: id }, id);
    case "rules":
      return later("rules", { mode: id }, id);
    case "replays":
    case "puzzles":
    case "games":
    case "learn":
    case "settings":
      return later(page);
    default:
      return null;
  }
}
