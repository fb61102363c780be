/** Regelfälle zum Durchspielen: nach Karte, Regel oder Wörtern gefunden, Schritt für Schritt gespielt. */
import type { Rulings } from "../en";

export const rulings: Rulings = {
  "rulings": "Regelfälle",
  "rulings-about": "{0} Lagen, deren Ausgang feststeht. Öffne eine auf dem Tisch, geh sie Schritt für Schritt durch, oder übernimm und spiele weiter.",
  "rulings-short": "Lagen, deren Ausgang feststeht, Schritt für Schritt auf dem Tisch.",
  "rulings-search": "Wörter eines Titels, eine Karte, eine Regel",
  "rulings-with-card": "Karte oder Magier",
  "rulings-about-word": "Wort des Codex",
  "rulings-of-rule": "Regel",
  "rulings-any": "beliebig",
  "rulings-found": (total) => (total === 1 ? "1 Regelfall" : `${total} Regelfälle`),
  "rulings-of-this": "Regelfälle mit dieser Karte",
  "rulings-of-word": "Regelfälle zu diesem Wort",
  "rulings-not-opened": "Die Regelfälle ließen sich nicht öffnen.",
  "ruling-steps": "Schritte",
  "ruling-step-of": "Schritt {0} von {1}",
  "ruling-holds": "Was jetzt feststeht",
  "ruling-take-over": "Ab hier übernehmen",
  "ruling-take-over-note": "Öffnet ein eigenes Brett bei diesem Moment, oder beim letzten davor zwischen zwei Entscheidungen.",
  "ruling-made": "Für diese Lage wurde eine Kreatur außerhalb aller Sets gemacht; darum kann niemand von hier weiterspielen.",
  "ruling-over": "Von hier gibt es nichts weiterzuspielen.",
  "ruling-to-all": "Alle Regelfälle",
  "ruling-before": "Voriger Regelfall",
  "ruling-after": "Nächster Regelfall",
  "ruling-cards": "In dieser Lage",
  "ruling-shows": "Was sie zeigt",
};
