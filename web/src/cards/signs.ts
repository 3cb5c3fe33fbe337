import type { Sign } from './packs';

/** The suits, drawn on 100 × 100: told apart by outline alone. Filled or stroked in the current colour. */
export const SIGN_DRAWINGS: Readonly<Record<Sign, string>> = {
  hearts:
    '<path d="M50 92 13 55A26.2 26.2 0 0 1 50 18 26.2 26.2 0 0 1 87 55Z"/>',
  diamonds:
    '<path d="M50 4 87 50 50 96 13 50Z"/>',
  spades:
    '<path d="M50 4 85 39A24.75 24.75 0 0 1 53.5 77.1L63 96H37L46.5 77.1A24.75 24.75 0 0 1 15 39Z"/>',
  clubs:
    '<path d="M50 5A21.5 21.5 0 0 1 66.8 40.1 21.5 21.5 0 1 1 54.6 71.5L63 96H37L45.4 71.5A21.5 21.5 0 1 1 33.2 40.1 21.5 21.5 0 0 1 50 5Z"/>',
  fire:
    '<path d="M50 3C56 22 72 27 76 44 79 39 80 33 79 27 91 40 95 55 89 69 82 87 68 97 50 97S18 87 11 69C5 53 11 38 23 25 23 35 26 42 31 46 29 28 41 19 50 3ZM50 55C42 63 37 70 37 77 37 85 43 90 50 90S63 85 63 77C63 70 58 63 50 55Z" fill-rule="evenodd"/>',
  water:
    '<path d="M50 3C68 29 84 46 84 64A34 34 0 0 1 16 64C16 46 32 29 50 3ZM30 62A21 21 0 0 0 50 85V76A12 12 0 0 1 39 62Z" fill-rule="evenodd"/>',
  earth:
    '<path d="M4 84 37 16 55 53 65 37 96 84ZM37 37 28 55 37 62 46 55Z" fill-rule="evenodd"/>',
  air:
    '<g fill="none" stroke="currentColor" stroke-width="11.5" stroke-linecap="butt"><path d="M6 38H56A15 15 0 1 0 41 23"/><path d="M6 57H78A15.5 15.5 0 1 1 62.5 72.5"/><path d="M6 76H38A10.5 10.5 0 1 1 27.5 86.5"/></g>',
  sword:
    '<path d="M97 3 94 28 48 72 28 52 72 6ZM13 47 24 40 60 76 53 87ZM24 68 32 76 15 97 3 85Z"/>',
  staff:
    '<path d="M6 94 31 69M37 63 63 37M69 31 94 6" fill="none" stroke="currentColor" stroke-width="20"/>',
  knives:
    '<path d="M26 2 42 26V58H10V26ZM4 62H48V72H4ZM17 75H35V98H17Z"/><path d="M74 98 58 74V42H90V74ZM52 28H96V38H52ZM65 2H83V25H65Z"/>',
  stars:
    '<path d="M50 1 64 36 99 50 64 64 50 99 36 64 1 50 36 36ZM50 40A10 10 0 1 0 50 60 10 10 0 0 0 50 40Z" fill-rule="evenodd"/>',
  arrows:
    '<g fill="none" stroke="currentColor" stroke-width="9"><path d="M12 88 84 16"/><path d="M60 12H88V40" stroke-linejoin="miter"/><path d="M8 70 30 70 30 92M22 56 44 56 44 78" stroke-width="7"/></g>',
};
