/** Every message that the page says is in the English catalogue, and is given the facts that it asks for. */
import { expect, test } from 'vitest';
import { parse } from 'svelte/compiler';
import { textsOf } from '../languages';

const SOURCES = import.meta.glob<string>('../../src/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' });

interface Use {
  file: string;
  /** With `*` where a part of the name is only known when it is said. */
  name: string;
  /** Null where they are put together elsewhere. */
  facts: string[] | null;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value;
  for (const [key, child] of Object.entries(value)) if (key !== 'parent') yield* nodesIn(child);
}

function nameOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('*');
}

function factsOf(node: Node | undefined): string[] | null {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return null;
  return (node['properties'] as { key?: { name?: string } }[]).map(({ key }) => key?.name ?? '?').sort();
}

function usesIn(file: string, source: string): Use[] {
  const tree = parse(file.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`, { modern: true });
  const said: Use[] = [];
  for (const node of nodesIn([tree.fragment, tree.instance, tree.module])) {
    if (node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'say') {
      const [first, second] = node['arguments'] as Node[];
      const name = nameOf(first);
      if (name) said.push({ file, name, facts: factsOf(second) });
    }
    // A message within a message, and one whose name is written somewhere else than it is said.
    const name = nameOf(node);
    if (name?.startsWith('page-')) said.push({ file, name, facts: null });
  }
  return said;
}

/** The facts that each message of English asks for, by its name. */
const MESSAGES = new Map(
  textsOf('en')
    .join('\n')
    .split(/^(?=[a-z])/m)
    .map((entry) => {
      const [, name = '', body = ''] = /^([\w-]+) *=([^]*)/.exec(entry) ?? [];
      const value = body.split(/^ +\.\w+ =/m)[0] ?? '';
      return [name, [...new Set([...value.matchAll(/\$(\w+)/g)].map(([, fact]) => fact!))].sort()] as const;
    }),
);
const USES = Object.entries(SOURCES).flatMap(([file, source]) => usesIn(file, source));
const fitting = (name: string): string[] => {
  const pattern = new RegExp(`^${name.replaceAll('*', '[\\w-]+')}$`);
  return [...MESSAGES.keys()].filter((message) => pattern.test(message));
};

test('components are read at all', () => {
  expect(USES.length).toBeGreaterThan(200);
});

test('English has every message that the page says', () => {
  expect(USES.filter(({ name }) => fitting(name).length === 0)).toEqual([]);
});

test('every message is given the facts that it asks for, and no others', () => {
  const wrong = USES.filter(
    ({ name, facts }) => facts && !fitting(name).some((message) => MESSAGES.get(message)!.join() === facts.join()),
  );

  expect(wrong).toEqual([]);
});

test('the page says every message that it has', () => {
  const said = new Set(USES.flatMap(({ name }) => fitting(name)));
  const own = [...MESSAGES.keys()].filter((name) => name.startsWith('page-'));

  // These are named by the codes of refusals.
  const errors = ['page-nowhere', 'page-not-loaded', 'page-full', 'page-invalid', 'page-not-built'];
  expect(own.filter((name) => !said.has(name) && !errors.includes(name))).toEqual([]);
});
