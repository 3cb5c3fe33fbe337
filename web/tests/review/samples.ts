/** A review of a short game, in the shape that the server sends. */
import type { JudgedDecisionDocument, ReviewDocument, ReviewedSeatDocument } from '../../src/telling/documents';
import { sentence } from '../samples';

export const judged = (step: number, more: Partial<JudgedDecisionDocument> = {}): JudgedDecisionDocument => ({
  step,
  round: 0,
  trick: 0,
  seat: 0,
  action: 'play Kc',
  forced: false,
  options: [
    { action: 'play 9c', points: 1.2, error: 0.2, round: 0.6, match: 0.42 },
    { action: 'play Kc', points: -0.4, error: 0.3, round: 0.4, match: 0.3 },
  ],
  loss: { points: 1.6, round: 0.2, match: 0.12 },
  class: 'costly',
  open: { action: 'play Ac', loss: 0.4 },
  reason: sentence('The king fell to the jack.'),
  ...more,
});

export const reviewed = (seat: number, more: Partial<ReviewedSeatDocument> = {}): ReviewedSeatDocument => ({
  seat,
  result: 9,
  deal: 6.35,
  others: 5.15,
  own: -2.5,
  adjusted: 2.65,
  deal_error: 0.3,
  classes: { best: 44, good: 10, slip: 5, costly: 2, forced: 35 },
  moments: [1, 0],
  ...more,
});

export const sample = (more: Partial<ReviewDocument> = {}): ReviewDocument => ({
  format: 'followsuit-review/1',
  game: 'zole',
  version: 1,
  options: {},
  players: ['Anna', 'Jānis', 'Māra'],
  labels: { 'choose Z': sentence('Play Zole') },
  judge: { player: 'master', learned: true, worlds: 160, seed: 0 },
  thresholds: { good: 0.1, slip: 0.3, costly: 1 },
  finished: true,
  judged: 2,
  of: 2,
  decisions: [judged(0), judged(1, { seat: 1, action: 'play 9c', class: 'best', loss: { points: 0, round: 0, match: 0 } })],
  curve_of: 'match',
  curve: [
    { step: 0, round: 0, chances: [0.3, 0.4, 0.3] },
    { step: 1, round: 0, chances: [0.5, 0.3, 0.2] },
    { step: 2, round: 1, chances: [1, 0, 0] },
  ],
  seats: [0, 1, 2].map((seat) => reviewed(seat)),
  ...more,
});
