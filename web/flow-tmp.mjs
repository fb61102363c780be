import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const c = await b.newContext({ viewport:{width:1280,height:800} });
const p = await c.newPage();
p.on("pageerror",(e)=>console.log("ERR",String(e))); p.on("console",(m)=>{if(m.type()==="error")console.log("CON",m.text())});
const state=()=>p.evaluate(()=>({hash:location.hash,title:document.title,parts:[...document.querySelectorAll("[data-part]")].map(e=>e.dataset.part).filter(x=>["binder","prompt","reveal-prompt","confirm","game-over","waiting","attack-preview","step-tracker"].includes(x)).join(",")}));
// mouse
await p.goto("http://127.0.0.1:8765/"); await p.waitForTimeout(400);
await p.click("text=Start the duel"); await p.waitForTimeout(500); console.log("mouse start",await state());
await p.click('[data-card="Rhino Hide"]'); await p.click('[data-card="Timber Wolf"]'); await p.click("text=Seal these two"); await p.waitForTimeout(900); console.log("sealed",await state());
await p.click('[data-part=arena] [data-object="3"]'); await p.waitForTimeout(100); console.log("picked",await state(), await p.textContent("[data-part=confirm]"));
await p.click('[data-part=confirm] button'); await p.waitForTimeout(900); console.log("act",await state());
await p.click('[data-part=arena] [data-object="11"]'); await p.waitForTimeout(300); console.log("aim", await state(), await p.textContent("[data-part=confirm]"));
await p.click('[data-part=arena] [data-object="11"]'); await p.waitForTimeout(900); console.log("2nd press confirms",await state());
await p.click('text=Keep all hidden'); await p.waitForTimeout(900); console.log("passed",await state());
// keyboard
await p.goto("http://127.0.0.1:8765/#/play"); await p.reload(); await p.waitForTimeout(500);
for (let i=0;i<40;i++){ await p.keyboard.press("Tab"); if (await p.evaluate(()=>document.activeElement?.textContent?.trim()==="Start the duel")) {console.log("tabs",i+1);break;} }
await p.keyboard.press("Enter"); await p.waitForTimeout(600); console.log("kb start",await state());
for (let i=0;i<60;i++){ await p.keyboard.press("Tab"); if (await p.evaluate(()=>document.activeElement?.getAttribute("data-card")==="Rhino Hide")) break; }
await p.keyboard.press("Enter"); 
for (let i=0;i<60;i++){ await p.keyboard.press("Tab"); if (await p.evaluate(()=>document.activeElement?.textContent?.includes("Seal this"))) break; }
await p.keyboard.press("Enter"); await p.waitForTimeout(900); console.log("kb sealed",await state());
await p.keyboard.press("1"); await p.waitForTimeout(50); await p.keyboard.press("Enter"); await p.waitForTimeout(900); console.log("kb act",await state());
await p.keyboard.press("2"); console.log("aim?",await p.evaluate(()=>[...document.querySelectorAll('[data-part=token]')].map(e=>e.dataset.object+":"+e.dataset.state).filter(x=>/legal|aimed|refused/.test(x)).join(" ")));
await p.keyboard.press("Escape"); console.log("esc",await p.evaluate(()=>document.querySelectorAll('[data-state=legal]').length));
await p.keyboard.press("m"); 
for (let i=0;i<80;i++){ await p.keyboard.press("Tab"); if (await p.evaluate(()=>document.activeElement?.dataset.zone)) break; }
console.log("zone focus", await p.evaluate(()=>document.activeElement?.dataset.zone));
await p.keyboard.press("ArrowUp"); console.log("up", await p.evaluate(()=>document.activeElement?.dataset.zone));
await p.keyboard.press("Enter"); await p.waitForTimeout(50); console.log("aimed zone", await p.evaluate(()=>document.querySelector('[data-zone="A3"]').dataset.state)); await p.keyboard.press("Enter"); await p.waitForTimeout(900); console.log("kb moved",await state());
await p.keyboard.press("Space"); await p.waitForTimeout(900); console.log("kb passed reveal",await state());
// same screen
await p.goto("http://127.0.0.1:8765/#/play"); await p.reload(); await p.waitForTimeout(400);
await p.click("text=Same screen"); await p.click("text=Start on this screen"); await p.waitForTimeout(600); console.log("same", await p.textContent("body").then(t=>t.includes("decides now")));
await p.click("text=I am"); await p.waitForTimeout(300); await p.click('[data-card="Rhino Hide"]'); await p.click("text=Seal this one"); await p.waitForTimeout(900); console.log("handed", await p.evaluate(()=>document.querySelector('[data-part=hand-over]')?.textContent));
await b.close();
