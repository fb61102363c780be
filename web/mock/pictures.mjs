/** Takes pictures of every screen from a running mock: node mock/pictures.mjs [address] [names...]. */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const address = process.argv[2] ?? "http://127.0.0.1:8765";
const only = process.argv.slice(3);
const sizes = { desk: [1280, 800], wide: [1920, 1080], phone: [390, 844] };
const known = (game) => ({ game, mode: "arena", seats: [{ seat: 0, token: "t0" }], mage: "Beastmaster", rivals: [{ name: "Ashveil", mage: "Warlock" }], sameScreen: false, invitations: game === "invite" ? [{ seat: 1, code: "abc123" }] : [], over: false, outcome: null, how: "", round: 5, at: 1700000000000 });
const past = { ...known("old"), over: true, outcome: "Won against", how: "Wolf and Grizzly finished it", round: 7 };

const screens = {
  home: { hash: "#/play" },
  join: { hash: "#/join/abc" },
  action: { hash: "#/table/action", act: async (page) => { await page.keyboard.press("1"); await page.locator('[data-part="arena"] [data-object="10"]').click({ force: true }).catch(() => {}); } },
  refused: { hash: "#/table/action", act: async (page) => { await page.keyboard.press("1"); await page.locator('[data-part="arena"] [data-object="2"]').click({ force: true }); } },
  move: { hash: "#/table/action", act: async (page) => { await page.keyboard.press("m"); } },
  activate: { hash: "#/table/activate" },
  popover: { hash: "#/table/activate", act: async (page) => { await page.locator('[data-part="arena"] [data-object="3"]').click({ button: "right", force: true }); } },
  reveal: { hash: "#/table/reveal" },
  plan: { hash: "#/table/plan", act: async (page) => { for (const name of ["Rhino Hide", "Minor Heal", "Emerald Tegu"]) await page.locator(`[data-card="${name}"]`).click(); } },
  wait: { hash: "#/table/wait" },
  invite: { hash: "#/table/invite" },
  lost: { hash: "#/table/lost", pause: 1500 },
  dense: { hash: "#/table/dense", act: async (page) => { await page.locator('[data-zone="C4"]').click({ position: { x: 6, y: 60 } }); } },
  crowd: { hash: "#/table/crowd", act: async (page) => { await page.keyboard.press("1"); } },
  eight: { hash: "#/table/eight", act: async (page) => { await page.locator('[data-part="arena"] [data-object="1"]').hover({ force: true }); await page.waitForTimeout(500); } },
  "eight-act": { hash: "#/table/eight-act", act: async (page) => { await page.keyboard.press("1"); } },
  over: { hash: "#/table/over" },
  handover: { hash: "#/table/same" },
  books: { hash: "#/books" },
  builder: { hash: "#/books/mine" },
  replays: { hash: "#/replays" },
  replay: { hash: "#/replay/r1", act: async (page) => { for (let at = 0; at < 21; at++) await page.keyboard.press("l"); } },
  codex: { hash: "#/codex" },
  settings: { hash: "#/settings" },
};

mkdirSync("pictures", { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
for (const [label, [width, height]] of Object.entries(sizes)) {
  for (const theme of ["dark", "light"]) {
    for (const [name, screen] of Object.entries(screens)) {
      const id = `${name}-${label}-${theme}`;
      if (only.length > 0 && !only.some((one) => id.startsWith(one) || id.endsWith(one))) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: "reduce", hasTouch: label === "phone", deviceScaleFactor: label === "phone" ? 2 : 1 });
      const games = ["action", "activate", "reveal", "plan", "wait", "invite", "lost", "dense", "crowd", "eight", "eight-act", "blow", "over"].map(known);
      const same = { ...known("same"), sameScreen: true, seats: [{ seat: 0, token: "t0" }, { seat: 1, token: "t1" }] };
      await context.addInitScript((list) => localStorage.setItem("mageduel.games", JSON.stringify(list)), [...games, same, past]);
      const page = await context.newPage();
      page.on("console", (message) => { if (message.type() === "error") console.log(id, message.text()); });
      page.on("pageerror", (error) => console.log(id, String(error)));
      await page.goto(`${address}/${screen.hash}`);
      await page.waitForTimeout(screen.pause ?? 450);
      if (screen.act) await screen.act(page).catch((error) => console.log(id, String(error).split("\n")[0]));
      await page.waitForTimeout(250);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (sideways) console.log(id, "scrolls sideways");
      await page.screenshot({ path: `pictures/${id}.png` });
      await context.close();
    }
  }
}
await browser.close();
