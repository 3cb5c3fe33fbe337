import { expect, test } from 'vitest';
import {
  cardsOf,
  choicesOf,
  curveByRounds,
  curveOf,
  fallsOf,
  joined,
  momentsOf,
  nextMoment,
  partsOf,
  stepsOf,
  worstOf,
} from '../../src/review/review';
import type { Taken } from '../../src/pages/replay';
import type { ReplayDocument } from '../../src/telling/documents';
import { trick } from '../net/tellings';
import { judged, reviewed, sample } from './samples';

test('the parts that are shown add up to the result that is shown', () => {
  for (const [result, others, own] of [
    [9, 5.15, -2.5],
    [0.04, 0.05, -0.05],
    [-6.66, 3.33, -4.44],
  ] as const) {
    const parts = partsOf(reviewed(0, { result, others, own, deal: result - others - own }));
    expect(parts.deal + parts.others + parts.own).toBeCloseTo(parts.result, 10);
  }
});

test('each bar begins where the one before ended, and the last stands on the ground', () => {
  const falls = fallsOf(reviewed(0));

  expect(falls.map(({ part }) => part)).toEqual(['deal', 'others', 'own', 'result']);
  expect(falls.slice(1, 3).map(({ from }) => from)).toEqual(falls.slice(0, 2).map(({ to }) => to));
  expect(falls.at(-1)).toMatchObject({ from: 0, to: 9 });
  expect(falls[2]!.to).toBeCloseTo(9, 10);
});

test('forced cards are no choices, and those as good as the best are sound', () => {
  expect(choicesOf(reviewed(0))).toEqual({ real: 61, sound: 54, share: 54 / 61 });
  expect(choicesOf(reviewed(0, { classes: { best: 0, good: 0, slip: 0, costly: 0, forced: 9 } })).share).toBe(1);
});

test('what comes in is added to what was known', () => {
  const first = sample({ decisions: [judged(0)], finished: false });
  const more = sample({ decisions: [judged(1)] });

  expect(joined(null, first)).toBe(first);
  expect(joined(first, more)).toMatchObject({ finished: true, decisions: [{ step: 0 }, { step: 1 }] });
});

test('deals are steps of a replay, and no actions', () => {
  const steps = [null, 0, 1, null, 2].map((seat) => ({ seat }));

  expect(stepsOf({ steps } as unknown as ReplayDocument)).toEqual([1, 2, 4]);
});

test('an action names its cards, if it has any', () => {
  expect(['play Qc', 'stash Ac Ts', 'choose Z', 'bid 2'].map(cardsOf)).toEqual([['Qc'], ['Ac', 'Ts'], [], []]);
});

test('the curve goes over a round, or over all of them with as much room for each', () => {
  expect(curveOf(sample(), 0, 0)).toEqual([
    { x: 0, chance: 0.3, step: 0 },
    { x: 1, chance: 0.5, step: 1 },
  ]);
  expect(curveByRounds(sample(), 1, 2)).toEqual([
    { x: 0.25, chance: 0.4, step: 0 },
    { x: 0.5, chance: 0.3, step: 1 },
    { x: 1, chance: 0, step: 2 },
  ]);
});

test('moments come as dear as they were, and are stepped through as they were played', () => {
  expect(momentsOf(sample(), 0).map(({ step }) => step)).toEqual([1, 0]);
  expect([nextMoment([40, 12, 70], 12), nextMoment([40, 12, 70], 70), nextMoment([], 3)]).toEqual([40, 12, null]);
});

test('a trick shows the dearest error that was made in it', () => {
  const taken: Taken[] = [
    { step: 3, round: 1, trick: trick(1, ['Ah', 'Kh', '9h'], 0) },
    { step: 6, round: 1, trick: trick(2, ['Qc'], 0) },
  ];
  const review = sample({
    decisions: [judged(0), judged(1, { class: 'slip' }), judged(3, { class: 'slip' }), judged(4, { class: 'best' })],
  });

  expect(worstOf(review, [1, 2, 3, 4, 5, 6], taken)).toEqual(
    new Map([
      [3, 'costly'],
      [6, 'slip'],
    ]),
  );
  expect(worstOf(null, [], taken).size).toBe(0);
});
