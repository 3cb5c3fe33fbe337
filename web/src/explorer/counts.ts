/** Numbers of deals: often far more than a number of the language can hold, so they come in digits. */
import { number } from '../language/current.svelte';

/** With more digits than these, a number is told by its power of ten. */
const MOST_DIGITS = 9;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export const raised = (power: number): string => [...String(power)].map((digit) => RAISED[Number(digit)]).join('');

/** A number of deals as it is shown: exact up to nine digits, then `1.2 × 10¹⁰`. */
export function dealsIn(deals: string): string {
  if (deals.length <= MOST_DIGITS) return number(Number(deals));
  const tenths = Math.round(Number(deals.slice(0, 4)) / 100);
  const [shown, power] = tenths === 100 ? [1, deals.length] : [tenths / 10, deals.length - 1];
  return `${number(shown, 1)} × 10${raised(power)}`;
}

/** Its common logarithm, whatever its size. */
export const log10Of = (deals: string): number =>
  Math.log10(Number(deals.slice(0, 15))) + Math.max(0, deals.length - 15);

/** The powers of ten at which a scale up to some logarithm has its lines: none, half of it, all of it. */
export function scaleOf(most: number): number[] {
  const top = Math.max(1, Math.ceil(most));
  return top < 2 ? [0, top] : [0, Math.ceil(top / 2), top];
}

/** What stands at a line of the scale. */
export const powerIn = (power: number): string => (power <= 3 ? number(10 ** power) : `10${raised(power)}`);
