/** Name and sign of this page among the browser's tabs; they are drawn first when the page itself has been. */
import { afterwards } from "./afterwards";
import { w } from "../words/words";

let yours: boolean | null = null;
let drawn = false;

function draw(): void {
  drawn = true;
  document.title = yours ? w("your-turn-title") : "mageduel";
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = yours ? "/favicon-turn.svg" : "/favicon.svg";
}

/** Tells whether it is the player's turn. */
export function setTab(turn: boolean): void {
  const first = yours === null;
  yours = turn;
  if (drawn) draw();
  else if (first) afterwards(draw);
}
