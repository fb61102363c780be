/** Deutsch: Beschriftungen, Sätze mit Zahlen und Namen, und Namen dessen, was der Server mit einem Code benennt. */
import type { Words } from "../en";
import { company } from "./company";
import { labels } from "./labels";
import { names } from "./names";
import { sentences } from "./sentences";

export const de: Words = { ...labels, ...names, ...sentences, ...company };
