import { expect, test } from 'vitest';
import { blocksOf, piecesOf, sectionsOf } from '../../src/app/markdown';

test('a page of rules becomes headings, paragraphs, lists and tables', () => {
  const page = '# Zole\n\nOne against two.\n\n- a\n- b\n\n| takes | pays |\n|---|---|\n| all | +6 |';

  expect(blocksOf(page).map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
  expect(blocksOf(page)[3]).toEqual({
    kind: 'table',
    head: [[{ text: 'takes', as: 'plain' }], [{ text: 'pays', as: 'plain' }]],
    rows: [[[{ text: 'all', as: 'plain' }], [{ text: '+6', as: 'plain' }]]],
  });
});

test('bold and code are told apart within a line, and tags stay text', () => {
  expect(piecesOf('**Big** (`choose B`) <b>')).toEqual([
    { text: 'Big', as: 'bold' },
    { text: ' (', as: 'plain' },
    { text: 'choose B', as: 'code' },
    { text: ') <b>', as: 'plain' },
  ]);
});

test('a page is cut at its headings of the second level', () => {
  const page = '# Zole\n\nOne against two.\n\n## Cards\n\n26 cards.\n\n### Deep\n\n## Deal\n\nEight each.';
  expect(sectionsOf(page).map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
    ['', 2],
    ['Cards', 3],
    ['Deal', 2],
  ]);
});
