/** The letters of the court cards, as packs sold in each country print them. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: { K: 'H', Q: 'V', J: 'B' },
  lv: { Q: 'D' },
  de: { Q: 'D', J: 'B' },
};

/** What a card's corner shows for a rank. */
export function letterOf(rank: string, language: string): string {
  return LETTERS[language]?.[rank] ?? rank;
}

/** A rank among text: `T` is written 10. */
export function rankText(rank: string, language: string): string {
  return rank === 'T' ? '10' : letterOf(rank, language);
}
