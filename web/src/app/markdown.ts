/** The little Markdown that pages of rules are written in, read into blocks that a component can draw. */

export interface Piece {
  text: string;
  as: 'plain' | 'bold' | 'code';
}

export type Block =
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

/** Bold and code within a line. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|`[^`]+`)/)) {
    if (!part) continue;
    if (part.startsWith('**') && part.length > 4) pieces.push({ text: part.slice(2, -2), as: 'bold' });
    else if (part.startsWith('`') && part.length > 2) pieces.push({ text: part.slice(1, -1), as: 'code' });
    else pieces.push({ text: part, as: 'plain' });
  }
  return pieces;
}

const cells = (row: string): Piece[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => piecesOf(cell.trim()));

/** The blocks of a page, in order. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksIn);
}

export interface Section {
  /** Of the second level; empty for what stands before the first one. */
  heading: string;
  blocks: Block[];
}

/** The blocks of a page by the heading that they stand under, which is the first of them. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{ heading: '', blocks: [] }];
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ heading: block.pieces.map((piece) => piece.text).join(''), blocks: [] });
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function blocksIn(part: string): Block[] {
  const lines = part.split('\n');
  const [first = '', ...rest] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const block: Block = { kind: 'heading', level: heading[1]?.length ?? 1, pieces: piecesOf(heading[2] ?? '') };
    return rest.length ? [block, ...blocksIn(rest.join('\n'))] : [block];
  }
  if (first.startsWith('|')) return [{ kind: 'table', head: cells(first), rows: rest.slice(1).map(cells) }];
  if (lines.every((line) => /^[-*] /.test(line)))
    return [{ kind: 'list', items: lines.map((line) => piecesOf(line.slice(2))) }];
  return [{ kind: 'paragraph', pieces: piecesOf(lines.join(' ')) }];
}
