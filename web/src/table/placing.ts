/** Where seats and played cards stand round the table: seats go clockwise from one's own, which is nearest. */
export type Form = 'corners' | 'columns' | 'compass' | 'line';

/** The form that suits the number of opponents and the screen; sideways everyone is in one line, oneself last. */
export function formFor(opponents: number, phone: boolean, sideways = false): Form {
  if (sideways) return 'line';
  if (phone) return opponents <= 2 ? 'corners' : 'columns';
  return opponents <= 3 ? 'compass' : 'columns';
}

/** The other seats in turn order, from the one after `base`. */
export function othersAfter(base: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (base + 1 + at) % seats);
}

/** Which side of the table an opponent sits on. */
export function sideOf(place: number, opponents: number): 'left' | 'top' | 'right' {
  if (opponents === 1) return 'top';
  if (place === 0) return 'left';
  return place === opponents - 1 ? 'right' : 'top';
}

/** The middle of a played card: per cent across and down the field, and card widths from there. */
export interface Spot {
  across: number;
  down: number;
  x: number;
  y: number;
  turn: number;
}

const spot = (x: number, y: number, turn = 0): Spot => ({ across: 50, down: 50, x, y, turn });

/** Under a plate: the middle of one of so many columns. */
const under = (place: number, columns: number, y: number): Spot => ({
  across: (100 * (place + 0.5)) / columns,
  down: 0,
  x: 0,
  y,
  turn: 0,
});

/** How far apart the cards lie where one's own is in a row with the others, in columns of the plates. */
export const closeness = (opponents: number): number => (opponents - 1) / opponents;

/** In such a row: the outermost cards lie under their plates, and those between them make way for one's own. */
function inRow(place: number | 'own', opponents: number, y: number): Spot {
  const own = Math.ceil(opponents / 2);
  const at = place === 'own' ? own : place < own ? place : place + 1;
  return under(at * closeness(opponents), opponents, y);
}

/** What the field has room for, in card widths. */
export interface Room {
  /** There is no height for a V: the cards lie nearly in a row. */
  flat: boolean;
  /** There is no room under the others' cards: one's own lies between two of them, or they make way for it. */
  low: false | 'between' | 'among';
  /** The height of the word under a card. */
  label: number;
  /** How much nearer one's own card lies than a row of the others. */
  step: number;
  /** How far from the middle those at the left and the right lie, where seats are at the compass points. */
  side: number;
}
const AMPLE: Room = { flat: false, low: false, label: 0.38, step: 0.45, side: 1.32 };

/** Where one's own card goes. */
export function ownSpot(form: Form, opponents: number, room: Partial<Room> = {}): Spot {
  const { flat, low, label, step } = { ...AMPLE, ...room };
  if (form === 'line') return under(opponents, opponents + 1, 0.9);
  const above = Math.max(AMPLE.label, label);
  const aside = low && opponents % 2 ? 50 / opponents : 0;
  const across = low === 'among' ? inRow('own', opponents, 0).across : 50 + aside;
  if (form === 'columns') return { across, down: 100, x: 0, y: -(0.7 + above), turn: 0 };
  if (form === 'compass') return spot(0, 0.98);
  // Its word has room between it and the others.
  return flat ? spot(opponents === 1 ? 0.6 : 0, (step - label) / 2) : spot(0, 0.7 + label);
}

/** Where an opponent's card goes. */
export function opponentSpot(form: Form, place: number, opponents: number, room: Partial<Room> = {}): Spot {
  const { flat, low, label, step, side: aside } = { ...AMPLE, ...room };
  if (form === 'line') return under(place, opponents + 1, 0.9);
  if (form === 'columns') return low === 'among' ? inRow(place, opponents, 0.84) : under(place, opponents, 0.84);
  const side = sideOf(place, opponents);
  if (form === 'compass') {
    if (side === 'top') return spot(0, -1.18);
    return side === 'left' ? spot(-aside, -0.1) : spot(aside, -0.1);
  }
  const behind = -(step + label) / 2;
  if (side === 'top') return flat ? spot(-0.6, behind) : spot(0, -0.74);
  const [x, y] = flat ? [1.22, behind] : [0.76, -0.74];
  return side === 'left' ? spot(-x, y, -3) : spot(x, y, 3);
}
