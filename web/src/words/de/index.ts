/** Deutsch: Beschriftungen, Sätze mit Zahlen und Namen, und Namen dessen, was der Server mit einem Code benennt. */
import type { Words } from "../en";
import { arrange } from "./arrange";
import { company } from "./company";
import { labels } from "./labels";
import { learn } from "./learn";
import { rulings } from "./rulings";
import { look } from "./look";
import { names } from "./names";
import { pastime } from "./pastime";
import { sentences } from "./sentences";
import { start } from "./start";
import { together } from "./together";
import { understand } from "./understand";

export const words: Words = { ...labels, ...names, ...sentences, ...company, ...together, ...understand, ...arrange, ...learn, ...rulings, ...look, ...pastime, ...start };
