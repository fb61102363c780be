/** English: labels, sentences with numbers and names in them, and names of what the server tells by a code. */
import { company } from "./company";
import { labels } from "./labels";
import { names } from "./names";
import { sentences } from "./sentences";

export const en = { ...labels, ...names, ...sentences, ...company };

type Table = typeof en;
/** What every language has: a text for every text, and for every sentence a way to make it of the same parts. */
export type Words = { [Key in keyof Table]: Table[Key] extends (...parts: infer Parts) => string ? (...parts: Parts) => string : string };
export type Company = Pick<Words, keyof typeof company>;
export type Sentences = Pick<Words, keyof typeof sentences>;
