/** English: labels, sentences with numbers and names in them, and names of what the server tells by a code. */
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

export const words = { ...labels, ...names, ...sentences, ...company, ...together, ...understand, ...arrange, ...learn, ...rulings, ...look, ...pastime, ...start };

type Table = typeof words;
/** What every language has: a text for every text, and for every sentence a way to make it of the same parts. */
export type Words = { [Key in keyof Table]: Table[Key] extends (...parts: infer Parts) => string ? (...parts: Parts) => string : string };
export type Arrange = Pick<Words, keyof typeof arrange>;
export type Company = Pick<Words, keyof typeof company>;
export type Look = Pick<Words, keyof typeof look>;
export type Understand = Pick<Words, keyof typeof understand>;
export type Rulings = Pick<Words, keyof typeof rulings>;
export type Pastime = Pick<Words, keyof typeof pastime>;
export type Learn = Pick<Words, keyof typeof learn>;
export type Start = Pick<Words, keyof typeof start>;
export type Together = Pick<Words, keyof typeof together>;
export type Sentences = Pick<Words, keyof typeof sentences>;
