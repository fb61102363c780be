import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { setIcon } from "./lib/tab";

export function start(): void {
  settings.apply();
  setIcon(false);
  mount(App, { target: document.getElementById("app")! });
}
