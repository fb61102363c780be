import type { Start } from "../en";

export const start: Start = {
  "card-academy": "Academy",
  "card-apprentice": "Lehrling",
  "card-arena": "Volle Arena",
  "card-domination": "Domination",
  "card-teams": "Teams",
  "card-free-for-all": "Jeder gegen jeden",
  "about-academy": "20 min · eine Zone, kein Planen",
  "about-apprentice": "30 min · 2 × 3, erste Partien",
  "about-arena": "75 min · 3 × 4, das ganze Spiel",
  "about-domination": "60 min · halte die Orbs",
  "about-teams": "90 min · zwei gegen zwei",
  "about-free-for-all": "3 bis 6 Magier, der letzte steht",
  "every-clock": "Jede Uhr",
  "surprise-me": "Überrasche mich",
  "review-short": "Rückschau",
};
