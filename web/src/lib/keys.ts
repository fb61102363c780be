/** The table's key map. */
import { isForGold } from "./gold";
import { numbered, ownReveals, passOption } from "./options";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { w } from "../words/words";

function focusedObject(): number | null {
  const at = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-object]")?.dataset.object;
  return at ? Number(at) : null;
}

function focusedCard(): string | null {
  return (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
}

function focusedZone(): string | null {
  return (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? null;
}

function letter(table: Table, key: string): boolean {
  const option = table.walk.options.find((one) => one.key?.toLowerCase() === key.toLowerCase());
  if (!option) return false;
  table.walk.takeOption(option);
  return true;
}

/** Turns over the first card that may be beside the actions; with Shift the second. */
function turnOver(table: Table, at: number): boolean {
  const option = ownReveals(table.walk.asked)[at];
  if (!option) return false;
  table.turnOver(option);
  return true;
}

function digit(table: Table, at: number): boolean {
  const request = table.request;
  if (!request) return false;
  if (request.kind === "reveal") {
    const option = request.options.filter((one) => one.kind === "reveal")[at];
    if (option) table.answer(option.answer);
    return Boolean(option);
  }
  const branch = numbered(table.walk.list, table.fromBook)[at];
  if (!branch) return false;
  table.choose(branch);
  return true;
}

/** A choice by its letter or its number; Enter confirms what was typed ahead, before the gold button was there. */
function choose(table: Table, key: string): boolean {
  if (key !== "Enter") return /^[1-9]$/.test(key) ? digit(table, Number(key) - 1) : letter(table, key);
  if (table.walk.pressed) table.confirm();
  return true;
}

/** Puts a finger on what has the focus, or else on what the pointer rests on. */
function pointAt(table: Table): boolean {
  if (!table.mayPoint) return false;
  const under = [...document.querySelectorAll<HTMLElement>("[data-part=arena] [data-element]:hover")].at(-1);
  const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-part=arena] [data-element]");
  const zone = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-part=arena] [data-zone]");
  table.pointing = (focused ?? zone ?? under)?.dataset.element ?? null;
  return true;
}

/** From plate to plate, in the order in which they stand. */
function walkPlates(by: 1 | -1): boolean {
  const plates = [...document.querySelectorAll<HTMLElement>("[data-part=plate] button")];
  if (plates.length === 0) return false;
  const at = plates.indexOf(document.activeElement as HTMLElement);
  plates[at < 0 ? (by > 0 ? 0 : plates.length - 1) : (at + by + plates.length) % plates.length]?.focus();
  return true;
}

/** Outlines everything of the side whose plate stands there. */
function outline(table: Table, at: number): boolean {
  const seat = document.querySelectorAll<HTMLElement>("[data-part=plate]")[at]?.dataset.seat;
  if (seat === undefined) return false;
  table.markSeat(Number(seat));
  return true;
}

/** What an adept would do, where hints are given. */
export function askAdept(table: Table): boolean {
  if (!table.hinted || !table.request || table.sent === table.request.id) return false;
  table.hints.ask();
  return true;
}

/** True when the key meant something here. */
export function tableKey(table: Table, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return false;
  const near = table.near;
  const place = /^Digit([1-6])$/.exec(event.code)?.[1];
  if (event.shiftKey && place && table.manySides) return outline(table, Number(place) - 1);
  switch (event.key) {
    case "Escape":
      table.back();
      return true;
    case " ": {
      if (!table.request || !(passOption(table.request.options) || table.noPass)) return false;
      if (target.closest(table.request.kind === "reveal" ? "[data-part='reveal-prompt'] button, a" : "button, a")) return false;
      table.pass();
      return true;
    }
    case "c":
    case "C":
    case "i":
    case "I":
      table.inspected = focusedObject() ?? focusedCard() ?? table.view?.acting_object ?? null;
      return true;
    case "z":
    case "Z":
      table.lens = table.lens ? null : (focusedZone() ?? table.object(table.view?.acting_object)?.zone ?? null);
      return true;
    case "t":
    case "T":
      table.marked = new Set(table.player(near)?.threats ?? []);
      return true;
    case "h":
    case "H":
      table.peek = true;
      if (table.drawer !== "hidden") table.openDrawer("hidden", near);
      return true;
    case "b":
    case "B":
      if (table.fromBook) table.openBook.call();
      else table.openDrawer("book", near);
      return true;
    case "d":
    case "D":
      table.openDrawer("discard", near);
      return true;
    case "p":
    case "P":
      return pointAt(table);
    case "y":
    case "Y":
      if (!table.manySides || table.you === null) return false;
      table.talking = !table.talking;
      return true;
    case "[":
    case "]":
      return walkPlates(event.key === "]" ? 1 : -1);
    case "v":
    case "V":
      settings.values.sound = !settings.values.sound;
      table.say(w(settings.values.sound ? "sound-is-on" : "sound-is-off"));
      return true;
    case "e":
    case "E":
      return askAdept(table);
    case "u":
    case "U":
      table.undo();
      return true;
    case "r":
    case "R":
      return turnOver(table, event.shiftKey ? 1 : 0);
    default:
      if (!/^[a-z1-9]$/i.test(event.key) && !isForGold(event)) return false;
      if (!table.walk.looking) return event.key !== "Enter" && choose(table, event.key);
      table.walk.whenKnown(() => choose(table, event.key));
      return true;
  }
}

export function tableKeyUp(table: Table, event: KeyboardEvent): void {
  if (event.key === "t" || event.key === "T" || event.key === "Shift" || (table.manySides && /^Digit/.test(event.code))) table.marked = new Set();
  if (event.key === "h" || event.key === "H") table.peek = false;
}
