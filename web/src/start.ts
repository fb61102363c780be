import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { setTab } from "./lib/tab";

export function start(): void {
  settings.apply();
  setTab(false);
  mount(App, { target: document.getElementById("app")! });
}
