import { expect, test } from 'vitest';
import { byTrick, FACE_UP, picturesOf, seatToPlay, tricksOf } from '../../src/pages/replay';
import type { ReplayDocument, StepDocument } from '../../src/telling/documents';
import { live, playing, table, trick } from '../net/tellings';
import { held } from '../samples';

const step = (telling: Record<string, unknown>, kinds: string[] = ['played']): StepDocument => ({
  seat: 0,
  action: 'play Ah',
  round: 1,
  trick: 1,
  events: kinds.map((kind) => live(kind)),
  telling,
});

const replay: ReplayDocument = {
  table: table({ status: 'over' }),
  next: null,
  steps: [
    step({ ...playing({ trick: trick(1, [], null), last_trick: null }), hands: [[held('Ah')], [held('Kh')]] }, []),
    step({ trick: trick(1, ['Ah'], null), hands: [[], [held('Kh')]] }),
    step({ trick: trick(2, [], null), last_trick: trick(1, ['Ah', 'Kh', '9h'], 0), hands: [[], []] }, [
      'played',
      'trick',
    ]),
    step({ trick: trick(2, ['Qc'], null) }),
  ],
};

test('each step shows what changed on top of the step before, and asks for nothing', () => {
  const pictures = picturesOf(replay, 1);

  expect(pictures.map((picture) => picture.telling.trick?.cards.length)).toEqual([0, 1, 3, 1]);
  expect(pictures.map((picture) => picture.telling.decision)).toEqual([null, null, null, null]);
  expect(pictures[1]?.telling.hand).toEqual([held('Kh')]);
});

test('the tricks are found with the step that completes each', () => {
  const taken = tricksOf(picturesOf(replay, 0));

  expect(taken.map((each) => [each.step, each.trick.winner])).toEqual([[2, 0]]);
});

test('one goes by tricks to the next end of one, and to the start or the end', () => {
  const taken = tricksOf(picturesOf(replay, 0));

  expect([
    byTrick(taken, 0, 1, 3),
    byTrick(taken, 2, 1, 3),
    byTrick(taken, 3, -1, 3),
    byTrick(taken, 2, -1, 3),
  ]).toEqual([2, 3, 2, 0]);
});

test('one plays on in the seat that is looked from, else in one’s own, else for whoever acts next', () => {
  expect([
    seatToPlay('2', 1, 0),
    seatToPlay(FACE_UP, 1, 0),
    seatToPlay(FACE_UP, null, 2),
    seatToPlay(FACE_UP, null, null),
  ]).toEqual([2, 1, 2, 0]);
});

test('the step that ends a round shows it as it ended, with its last trick', () => {
  const row = playing().sheet[0]!;
  const round = { ...playing().round!, tricks: 2 };
  const ends = step({ phase: 'deal', trick: null, last_trick: trick(2, ['Qc', 'Jc', '9c'], 1), sheet: [...playing().sheet, row], round });
  const pictures = picturesOf({ ...replay, steps: [...replay.steps, ends] }, 0);

  expect(pictures[4]?.telling.trick?.winner).toBe(1);
  expect([pictures[4]?.telling.round?.tricks, pictures[4]?.telling.phase]).toEqual([2, 'deal']);
});
