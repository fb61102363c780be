/** What the table looks and sounds like, and where pictures are seen. */
export const look = {
  "all-pictures": "All pictures",
  "high-contrast": "High contrast",
  "text-size": "Text size",
  "text-size-note": "Of what is read beside the board and on pages.",
  "text-small": "Small",
  "text-usual": "Usual",
  "text-large": "Large",
  "sound": "Sound",
  "sound-note": "Dice, blows, arrivals and your turn. Made in the browser; no message is ever a sound alone. V at the table.",
  "volume": "Volume",
  "sound-others": "Others' turns are heard",
  "key-sound": "sound on or off",
  "sound-is-on": "Sound is on.",
  "sound-is-off": "Sound is off.",
  "effect-nothing": "nothing",
};
