/** What the language calls itself, and whether labels keep their capitals in the middle of a sentence. */
export const name = "English";
export const keepsCapitals = false;
