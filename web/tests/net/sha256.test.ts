import { expect, test } from 'vitest';
import { sha256 } from '../../src/net/sha256';

/** The browser's own. */
async function own(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('known digests', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('texts of every length up to four blocks, and letters of more than a byte, as browsers compute them', async () => {
  const texts = Array.from({ length: 260 }, (_, length) => 'x7♣é'.repeat(80).slice(0, length));

  for (const text of [...texts, 'a'.repeat(100_000)])
    expect(sha256(text)).toBe(await own(text));
});
