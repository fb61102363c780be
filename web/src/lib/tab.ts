/** The sign of this page among the browser's tabs; the first one is drawn when the page itself has been. */
import { afterwards } from "./afterwards";

let wanted = "";
let drawn = false;

function draw(): void {
  drawn = true;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = wanted;
}

export function setIcon(turn: boolean): void {
  const first = wanted === "";
  wanted = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (drawn) draw();
  else if (first) afterwards(draw);
}
