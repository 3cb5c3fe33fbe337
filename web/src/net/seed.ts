/** This browser's part in fair deals: it adds to the seed, remembers what was promised, and can check it all later. */
import type { FairnessDocument } from '../telling/documents';

interface Promised {
  code: string;
  commitment: string;
  contribution: string;
}

const KEY = 'followsuit.promises';
const MOST = 60;
const DOMAIN = 'followsuit/fair/1';

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 bytes by chance, in hexadecimal. */
export const drawContribution = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

function promises(): Promised[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Promised[]) : [];
  } catch {
    return [];
  }
}

/** Keep what the server promised, and what was added to it. */
export function rememberPromise(code: string, commitment: string, contribution: string): void {
  const others = promises().filter((promise) => promise.code !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, { code, commitment, contribution }].slice(-MOST)));
  } catch {
    // Where nothing may be kept, the check below leaves this browser's own part out.
  }
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** The seed that follows from a secret and the contributions, one a seat. */
export function mixedSeed(secret: string, contributions: readonly string[]): Promise<string> {
  const lines = [DOMAIN, secret, ...contributions.map((contribution, seat) => `${seat} ${contribution}`)];
  return sha256(lines.map((line) => `${line}\n`).join(''));
}

/** What a check found; `unable`: this browser computes no digests here, as over plain HTTP from another machine. */
export type Verdict = 'fair' | 'fair-and-own' | 'secret' | 'seed' | 'own' | 'untold' | 'unable';

/** Check a finished game: the secret is the one promised, and the seed follows from it and everyone's contribution. */
export async function verify(code: string, fairness: FairnessDocument, seed: unknown): Promise<Verdict> {
  if (fairness.secret === null) return 'untold';
  if (!globalThis.crypto?.subtle) return 'unable';
  if ((await sha256(fairness.secret)) !== fairness.commitment) return 'secret';
  if ((await mixedSeed(fairness.secret, fairness.contributions)) !== seed) return 'seed';
  const own = promises().find((promise) => promise.code === code);
  if (!own) return 'fair';
  const isKept = own.commitment === fairness.commitment && fairness.contributions.includes(own.contribution);
  return isKept ? 'fair-and-own' : 'own';
}
