import { expect, test } from 'vitest';
import { calledInFormula, dashOf, initialsOf, placeName, writtenIn } from '../../src/explorer/places';
import type { People } from '../../src/language/people';

const people: People = { names: ['Anna', 'Mr Smith', 'N', '2', 'Ann'], you: null, pack: 'french' };

test('places are called by who sits there, or by what lies there', () => {
  expect([0, 'table', 'undealt', 'given-1'].map((place) => placeName(place, people))).toEqual([
    'Anna',
    'on the table',
    'not dealt',
    'passed by Mr Smith',
  ]);
});

test('initials are as short as can be, and never the same while names differ early', () => {
  expect(initialsOf(['Blaise', 'Bob', 'Carl'])).toEqual(['Bl', 'Bo', 'C']);
  expect(initialsOf(['Anna', 'Ann'])).toEqual(['Ann', 'Ann']);
});

test('a formula calls a seat by its name where nothing else is called so', () => {
  expect(people.names.map((_, seat) => calledInFormula(seat, people))).toEqual(['Anna', '"Mr Smith"', '2', '3', 'Ann']);
});

test('a card is written with the sign of its suit', () => {
  expect([writtenIn('Th', 'french'), writtenIn('∞', 'elemental'), writtenIn('7f', 'elemental')]).toEqual([
    { card: '10♥', suit: '♥' },
    { card: '∞', suit: '' },
    { card: '7▲', suit: '▲' },
  ]);
});

test('every seat of the largest table has a dash pattern of its own', () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(dashOf)).size).toBe(8);
});
