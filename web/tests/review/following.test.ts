import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Following } from '../../src/review/following.svelte';
import { judged, sample } from './samples';

type Answer = [status: number, body: unknown];

/** A server that gives these answers, one after another; what it was asked. */
function serve(...answers: Answer[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.replace('/api/v1/tables/abc/review', '')}`);
    const [status, body] = answers.shift() ?? [500, null];
    return Response.json(body, { status });
  });
  return asked;
}

const making = (judgedNow: number, ...steps: number[]): Answer => [
  200,
  {
    status: 'making',
    ahead: 0,
    judged: judgedNow,
    of: 2,
    review: sample({ finished: false, judged: judgedNow, decisions: steps.map((step) => judged(step)) }),
  },
];
const finished = (...steps: number[]): Answer => [
  200,
  { status: 'finished', ahead: 0, judged: 2, of: 2, review: sample({ decisions: steps.map((step) => judged(step)) }) },
];
const none: Answer = [404, { error: { code: 'review/none', sentence: 'None.', remedy: '', facts: {} } }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a review is asked for once, and then looked at until it is whole: each decision is sent once', async () => {
  const asked = serve(making(1, 0), finished(1));
  const following = new Following('abc');
  await following.begin();
  expect(following.review?.decisions.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);

  expect(asked).toEqual(['POST ?first=0', 'GET ?first=1']);
  expect(following.isFinished).toBe(true);
  expect(following.review?.decisions.map(({ step }) => step)).toEqual([0, 1]);
});

test('looking begins nothing, and that there is none is no trouble', async () => {
  const asked = serve(none);
  const following = new Following('abc');
  await following.look();
  await vi.advanceTimersByTimeAsync(5000);

  expect(asked).toEqual(['GET ?first=0']);
  expect([following.review, following.trouble]).toEqual([null, null]);
});

test('a review that was given up meanwhile is begun anew', async () => {
  const asked = serve(making(1, 0), none, finished(0, 1));
  const following = new Following('abc');
  await following.begin();
  await vi.advanceTimersByTimeAsync(5000);

  expect(asked).toEqual(['POST ?first=0', 'GET ?first=1', 'POST ?first=0']);
  expect(following.review?.decisions.length).toBe(2);
});

test('what goes wrong is told, and nothing more is asked; nor after it was stopped', async () => {
  const broken: Answer = [500, { error: { code: 'review/failed', sentence: 'No.', remedy: '', facts: {} } }];
  const asked = serve(making(1, 0), broken, making(1, 0));
  const following = new Following('abc');
  await following.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(following.trouble?.code).toBe('review/failed');
  await following.begin();
  following.stop();
  await vi.advanceTimersByTimeAsync(5000);

  expect(asked.length).toBe(3);
});
