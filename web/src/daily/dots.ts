/** How results lie in a plot of dots: columns of results side by side, and how many tables a dot stands for. */
import type { ResultDocument } from '../telling/documents';

export const MOST_DOTS = 300;

export interface Column {
  /** The worst and the best result in it; mostly the same. */
  low: number;
  high: number;
  tables: number;
  good: boolean;
}

/** How many tables a dot stands for. */
export const tablesADot = (tables: number): number => Math.max(1, Math.ceil(tables / MOST_DOTS));

/** The results side by side, the worst first; neighbours share a column where there would be too many. */
export function columnsOf(results: readonly ResultDocument[], most: number): Column[] {
  const each = Math.max(1, Math.ceil(results.length / most));
  const columns: Column[] = [];
  let inLast = 0;
  for (const { points, tables, good } of results) {
    const last = columns.at(-1);
    if (last && last.good === good && inLast < each) {
      last.high = points;
      last.tables += tables;
      inLast++;
    } else {
      columns.push({ low: points, high: points, tables, good });
      inLast = 1;
    }
  }
  return columns;
}

/** Whether a result lies in a column. */
export const holds = ({ low, high }: Column, points: number): boolean =>
  Math.min(low, high) <= points && points <= Math.max(low, high);
