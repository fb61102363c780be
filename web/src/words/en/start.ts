/** The start page: what can be played, and what waits there. */
export const start = {
  "card-academy": "Academy",
  "card-apprentice": "Apprentice",
  "card-arena": "Full arena",
  "card-domination": "Domination",
  "card-teams": "Teams",
  "card-free-for-all": "Free-for-all",
  "about-academy": "20 min · one zone, no planning",
  "about-apprentice": "30 min · 2 × 3, first games",
  "about-arena": "75 min · 3 × 4, the whole game",
  "about-domination": "60 min · hold the orbs",
  "about-teams": "90 min · two against two",
  "about-free-for-all": "3 to 6 mages, the last one stands",
  "every-clock": "Any clock",
  "surprise-me": "Surprise me",
  "review-short": "review",
};
