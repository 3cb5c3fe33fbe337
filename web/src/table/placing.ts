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

/** Where one's own card goes; `low`: there is no room under the others' cards, so it lies between two of them. */
export function ownSpot(form: Form, opponents: number, flat: boolean, low = false): Spot {
  if (form === 'line') return under(opponents, opponents + 1, 0.9);
  const aside = low && opponents % 2 ? 50 / opponents : 0;
  if (form === 'columns') return { across: 50 + aside, down: 100, x: 0, y: -1.08, turn: 0 };
  if (form === 'compass') return spot(0, 0.98);
  return flat ? spot(0, 0.55) : spot(0, 1.2);
}

/** Where an opponent's card goes; `flat`: there is no height for a V, so the cards lie in a row. */
export function opponentSpot(form: Form, place: number, opponents: number, flat: boolean): Spot {
  if (form === 'line') return under(place, opponents + 1, 0.9);
  if (form === 'columns') return under(place, opponents, 0.84);
  const side = sideOf(place, opponents);
  if (form === 'compass') {
    if (side === 'top') return spot(0, -1.18);
    return side === 'left' ? spot(-1.32, -0.1) : spot(1.32, -0.1);
  }
  if (side === 'top') return flat ? spot(-0.7, -0.1) : spot(0, -0.4);
  const [x, y] = flat ? [1.22, 0.1] : [0.76, -0.26];
  return side === 'left' ? spot(-x, y, -3) : spot(x, y, 3);
}
