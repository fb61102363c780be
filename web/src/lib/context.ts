import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

export function provideTable(table: Table): void {
  setContext(KEY, () => table);
}

export function useTable(): Table {
  return getContext<() => Table>(KEY)();
}
