import { expect, test } from 'vitest';
import { drawnIn, edgesOf, isChanged, worldsOf } from '../../src/explorer/kripke';
import type { CardModelDocument } from '../../src/telling/documents';

const world = (place: number | string, isTrue = false) => ({ places: [place], chance: 0.25, true: isTrue });
const before: CardModelDocument = {
  worlds: [world(0), world(1), world(2), world(3, true)],
  edges: [{ worlds: [0, 1], seats: [2, 3] }],
};
const now: CardModelDocument = { worlds: [world(0), world(2), world(3, true)], edges: [{ worlds: [1, 2], seats: [0, 1] }] };

test('worlds stand as the seats sit, whoever looks at the bottom, and stay there when others go', () => {
  const both = worldsOf([before, now], 2, 4, 50);
  const alone = worldsOf([now], 2, 4, 50);
  const at = (worlds: typeof both, key: string) => {
    const found = worlds.find((each) => each.key === key)!;
    return [Math.round(found.x), Math.round(found.y)];
  };

  expect(at(both, '2')).toEqual([0, 50]);
  expect(at(both, '3')).toEqual([-50, 0]);
  for (const key of ['0', '2', '3']) expect(at(alone, key)).toEqual(at(both, key));
});

test('what was ruled out is still drawn, and the true world is marked', () => {
  const worlds = worldsOf([before, now], 0, 4, 50);

  expect(drawnIn(now, worlds).filter(({ isGone }) => isGone).map(({ key }) => key)).toEqual(['1']);
  expect(drawnIn(now, worlds).filter(({ isTrue }) => isTrue).map(({ key }) => key)).toEqual(['3']);
});

test('lines join the worlds that somebody cannot tell apart', () => {
  const [edge] = edgesOf(now, worldsOf([before, now], 0, 4, 50));

  expect([edge?.one.key, edge?.other.key, edge?.seats]).toEqual(['2', '3', [0, 1]]);
});

test('a step that ruled nothing out needs one picture', () => {
  expect([isChanged(before, now), isChanged(now, now), isChanged(null, now)]).toEqual([true, false, false]);
});
