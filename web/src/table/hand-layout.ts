/** Where the cards of a hand lie: one fan while every index can be seen, else two straight rows. */
export interface Spot {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  row: 0 | 1;
}

export interface HandLayout {
  spots: Spot[];
  cardWidth: number;
  rows: 1 | 2;
  /** How much of a covered card can be seen and tapped. */
  step: number;
  height: number;
  /** So little of each card shows that a first tap only raises it. */
  raiseFirst: boolean;
}

export interface HandRoom {
  width: number;
  cardWidth: number;
  lift: number;
  /** How wide cards are that lie in two rows. */
  rowCard?: number | undefined;
  /** For each card in order: does it start a group that stands apart? */
  apart: readonly boolean[];
}

const GROUP_GAP = 10;
const LEAST_STEP = 22;
const SURE_STEP = 36;
const ROW_CARD = 58;
const ROW_LIFT = 8;
const TALL = 1.4;

/** Lay a hand out in the room there is. */
export function layHand(room: HandRoom): HandLayout {
  const gaps = room.apart.filter(Boolean).length * GROUP_GAP;
  const step = stepFor(room.apart.length, room.width - gaps, room.cardWidth);
  return step >= LEAST_STEP || room.apart.length < 2 ? fan(room, step, gaps) : rows(room);
}

function stepFor(count: number, width: number, cardWidth: number): number {
  const widest = cardWidth * (count > 3 ? 0.82 : 1.12);
  return count < 2 ? widest : Math.min(widest, (width - cardWidth) / (count - 1));
}

function fan({ width, cardWidth, lift, apart }: HandRoom, step: number, gaps: number): HandLayout {
  const last = Math.max(0, apart.length - 1);
  const middle = last / 2;
  const scale = cardWidth / 92;
  const bend = scale * Math.min(1.3, middle > 0 ? 8 / middle ** 2 : 0);
  const turn = Math.min(2.3, 12 / Math.max(1, apart.length));
  let x = (width - (cardWidth + step * last + gaps)) / 2;
  const spots = apart.map((starts, place): Spot => {
    if (place > 0) x += step;
    if (starts) x += GROUP_GAP;
    return { x, y: lift + bend * (place - middle) ** 2, turn: turn * (place - middle), row: 0 };
  });
  const height = Math.ceil(lift + cardWidth * TALL + bend * middle ** 2 + 6);
  return { spots, cardWidth, rows: 1, step, height, raiseFirst: apart.length > 1 && step < SURE_STEP };
}

function rows({ width, apart, rowCard = ROW_CARD, lift }: HandRoom): HandLayout {
  // Where cards are picked, those of the back row need room to rise.
  const above = rowCard > ROW_CARD ? lift : ROW_LIFT;
  const behind = Math.ceil(apart.length / 2);
  const rowOf = (place: number): 0 | 1 => (place < behind ? 0 : 1);
  const steps = [behind, apart.length - behind].map((count) => stepFor(count, width, rowCard)) as [number, number];
  const rowHeight = rowCard * (rowCard > ROW_CARD ? 1.2 : 0.98);
  const spots = apart.map((_, place): Spot => {
    const row = rowOf(place);
    return { x: steps[row] * (place - row * behind), y: above + row * rowHeight, turn: 0, row };
  });
  const height = Math.ceil(above + rowHeight + rowCard * TALL + 4);
  return {
    spots,
    cardWidth: rowCard,
    rows: 2,
    step: Math.min(...steps),
    height,
    raiseFirst: Math.min(...steps) < SURE_STEP,
  };
}
