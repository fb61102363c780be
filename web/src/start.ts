import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";

export function start(): void {
  settings.apply();
  mount(App, { target: document.getElementById("app")! });
}
