import { chromium } from "playwright-core";
const known = (game) => ({ game, mode: "arena", seats: [{ seat: 0, token: "t0" }], opponent: "Ashveil", mage: "Beastmaster", theirMage: "Warlock", sameScreen: false, invite: null, over: false, outcome: "", how: "x", round: 5, at: 1700000000000 });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const [n,w,h] of [["tablet",768,1024],["land",844,390],["zoom",640,400]]) for (const g of ["action","plan"]) {
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme:"dark", reducedMotion:"reduce" });
  await c.addInitScript((l)=>localStorage.setItem("mageduel.games",JSON.stringify(l)), ["action","plan"].map(known));
  const p = await c.newPage(); await p.goto("http://127.0.0.1:8765/#/table/"+g); await p.waitForTimeout(500);
  if (g==="action") { await p.keyboard.press("1"); await p.keyboard.press("1"); await p.waitForTimeout(250); }
  await p.screenshot({path:`pictures/${n}-${g}.png`}); await c.close();
}
await b.close();
