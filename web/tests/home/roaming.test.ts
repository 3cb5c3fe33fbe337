import { expect, test } from 'vitest';
import { nearest } from '../../src/home/roaming';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 });
/** Two rows of three, and a third with one game in the middle. */
const BOXES = [box(0, 0), box(110, 0), box(220, 0), box(0, 110), box(110, 114), box(220, 110), box(90, 240)];

test('down goes to the next row, to whatever is least far aside', () => {
  expect([0, 2, 3, 5].map((at) => nearest(BOXES[at]!, BOXES, 1))).toEqual([3, 5, 6, 6]);
});

test('up goes back, and beyond the first and the last row there is nothing', () => {
  expect(nearest(BOXES[6]!, BOXES, -1)).toBe(4);
  expect([nearest(BOXES[1]!, BOXES, -1), nearest(BOXES[6]!, BOXES, 1)]).toEqual([-1, -1]);
});
