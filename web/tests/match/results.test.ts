import { expect, test } from 'vitest';
import { dealRows, digitsOf, hasTeams, holdersOf, letterOfTeam, membersOf, ownPlace } from '../../src/match/results';
import type { ComparisonDocument, MatchDocument } from '../../src/telling/documents';

const seat = (number: number, name: string, team: number, more = {}) => ({
  seat: number,
  kind: 'person' as const,
  name,
  team,
  you: false,
  ...more,
});

const table = { status: 'over', closed: false, deals: 2 } as const;
const match: MatchDocument = {
  code: 'bbbbbbbbbb',
  game: { key: 'whist', name: 'Whist', version: 1, options: {} },
  deals: 2,
  status: 'over',
  tables: [
    { ...table, code: 'bbbbbbbbbb', seats: [seat(0, 'Anna', 0), seat(1, 'Carl', 1, { kind: 'bot' })] },
    { ...table, code: 'cccccccccc', seats: [seat(0, 'Bob', 1), seat(1, 'Cleo', 0, { you: true })] },
  ],
  comparison: null,
};

const both = (one: number, other: number): number[][] => [
  [one, -one],
  [other, -other],
];
const comparison: ComparisonDocument = {
  deals: [
    { points: both(4, 1), ahead: both(3, -3) },
    { points: [[2, -2], null], ahead: [null, null] },
  ],
  people: [{ table: 0, seat: 0, points: 4, others: 1, ahead: 3 }],
  teams: [
    { team: 0, ahead: 6 },
    { team: 1, ahead: -6 },
  ],
};

test('teams are called by letters, and people are named before bots', () => {
  expect([0, 1, 5].map(letterOfTeam)).toEqual(['A', 'B', 'F']);
  expect([membersOf(match, 0), membersOf(match, 1)]).toEqual([
    ['Anna', 'Cleo'],
    ['Bob', 'Carl'],
  ]);
});

test('there are teams where people play for the same one at two tables', () => {
  const [first, second] = match.tables;
  const alone = { ...match, tables: [first!, { ...second!, seats: [seat(0, 'Bob', 1), seat(1, 'Cleo', 2)] }] };

  expect([match, alone].map(hasTeams)).toEqual([true, false]);
});

test('whoever held the same cards is found at every table, and the reader at one', () => {
  expect([holdersOf(match, 0), holdersOf(match, 1)]).toEqual([
    ['Anna', 'Bob'],
    ['Carl', 'Cleo'],
  ]);
  expect(ownPlace(match)).toEqual({ table: 1, seat: 1 });
});

test('the cards of a seat are told deal by deal, also where one table did not play them', () => {
  expect(dealRows(comparison, 1, 0)).toEqual([
    { deal: 1, points: [4, 1], ahead: -3 },
    { deal: 2, points: [2, null], ahead: null },
  ]);
});

test('averages of several tables have a decimal', () => {
  const averaged = { ...comparison, people: [{ table: 0, seat: 0, points: 4, others: 1.5, ahead: 2.5 }] };

  expect([comparison, averaged].map(digitsOf)).toEqual([0, 1]);
});
