import { expect, test } from 'vitest';
import { Habit } from '../src/table/habit';

const CHANCES = Array.from({ length: 120 }, (_, at) => at / 120);
const drawn = (habit: Habit): number[] => CHANCES.map((chance) => habit.draw(chance));

test('a forced card takes as long as some chosen one, each as often', () => {
  const habit = new Habit();
  const own = Array.from({ length: 12 }, (_, at) => 1000 + 100 * at);
  for (const each of own) habit.note(each);

  const counts = own.map((each) => drawn(habit).filter((time) => time === each).length);
  expect(counts).toEqual(own.map(() => 10));
});

test('before anything is known the times differ, and are all within bounds', () => {
  const habit = new Habit();

  expect(new Set(drawn(habit)).size).toBeGreaterThan(3);
});

test('nobody waits for ever, and nothing comes at once', () => {
  const habit = new Habit();
  for (let time = 0; time < 12; time++) habit.note(time % 2 ? 90_000 : 3);

  expect([...new Set(drawn(habit))].toSorted((one, other) => one - other)).toEqual([400, 5000]);
});
