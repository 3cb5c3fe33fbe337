import { describe, expect, test } from 'vitest';
import { REACH, spotFor } from '../src/lesson/room';

const phone = { width: 390, height: 844 };
const hand = { left: 0, top: 620, right: 390, bottom: 780 };

describe('the place of a bubble', () => {
  test('is beside what it points at, and the pointer reaches it', () => {
    const spot = spotFor({ width: 374, height: 200 }, hand, phone, []);

    expect(spot.side).toBe('above');
    expect(spot.top + 200 + REACH).toBe(hand.top);
    expect(spot.left + spot.pointer).toBe(195);
  });

  test('covers as little else as can be', () => {
    const facts = { left: 0, top: 60, right: 390, bottom: 110 };
    const trick = { left: 100, top: 300, right: 290, bottom: 500 };

    const spot = spotFor({ width: 300, height: 120 }, facts, phone, [{ box: trick, weight: 1 }]);
    expect(spot.side).toBe('below');
    expect(spot.top + 120).toBeLessThanOrEqual(trick.top);
  });

  test('is lower where there is less room, rather than over what it points at', () => {
    const question = { left: 8, top: 220, right: 382, bottom: 800 };

    const spot = spotFor({ width: 374, height: 400 }, question, phone, []);
    expect(spot.side).toBe('above');
    expect(spot.top + spot.height + REACH).toBe(question.top);
    expect(spot.height).toBeLessThan(400);
  });

  test('is on the screen, and the pointer within the bubble', () => {
    const corner = { left: 370, top: 10, right: 388, bottom: 40 };

    const { left, top, height, pointer } = spotFor({ width: 200, height: 100 }, corner, phone, []);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + 200).toBeLessThanOrEqual(390);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(844);
    expect(pointer).toBeLessThanOrEqual(200);
  });
});
