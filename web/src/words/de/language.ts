/** Wie die Sprache sich selbst nennt, und ob Beschriftungen mitten im Satz ihre Großbuchstaben behalten. */
export const name = "Deutsch";
export const keepsCapitals = true;
