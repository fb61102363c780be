import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
const axe = readFileSync("/tmp/axe/node_modules/axe-core/axe.min.js","utf8");
const known = (game) => ({ game, mode: "arena", seats: [{ seat: 0, token: "t0" }], opponent: "Ashveil", mage: "Beastmaster", theirMage: "Warlock", sameScreen: false, invite: null, over: game==="old", outcome: "Won against", how: "x", round: 5, at: 1700000000000 });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const scheme of ["dark","light"]) for (const [w,h] of [[1280,800],[390,844]]) for (const hash of ["play","join/abc","table/action","table/activate","table/reveal","table/plan","table/wait","table/over","table/dense","books","books/mine","replays","replay/r1","codex","settings"]) {
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme: scheme, reducedMotion:"reduce", bypassCSP:true });
  await c.addInitScript((l)=>localStorage.setItem("mageduel.games",JSON.stringify(l)), ["action","activate","reveal","plan","wait","dense","over","old"].map(known));
  const p = await c.newPage();
  await p.goto("http://127.0.0.1:8765/#/"+hash); await p.waitForTimeout(500);
  if (hash==="table/action") { await p.keyboard.press("1"); await p.keyboard.press("1"); await p.waitForTimeout(200);}
  await p.evaluate(axe);
  const r = await p.evaluate(()=>axe.run(document,{resultTypes:["violations"]}));
  for (const v of r.violations) if (["serious","critical"].includes(v.impact)) console.log(scheme,w,hash,v.id,v.nodes.length,"|",v.nodes.slice(0,3).map(n=>n.target.join(" ")+" "+(n.any[0]?.message??n.all[0]?.message??"").slice(0,120)).join(" || "));
  if (hash==="table/dense"||hash==="table/action") console.log(w,hash,"nodes",await p.evaluate(()=>document.querySelectorAll("[data-part=arena] *").length));
  await c.close();
}
await b.close();
