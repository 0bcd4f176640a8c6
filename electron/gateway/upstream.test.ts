import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpstream, type UpstreamOutcome } from './upstream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits 10 s for an answer and no longer [timeout-default]', async () => {
  const signals: AbortSignal[] = [];
  const upstream = createUpstream({
    origin: 'https://platform.example',
    fetch: (_, init) => {
      signals.push(init!.signal!);
      return new Promise(() => undefined);
    },
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  const outcomes: UpstreamOutcome[] = [];
  void upstream.send({ method: 'GET', path: '/x' }).then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual([{ kind: 'timed-out' }]);
  expect(signals[0]!.aborted).toBe(true);
});

it('recognises a redirect that Electron rejects', async () => {
  const upstream = createUpstream({
    origin: 'https://platform.example',
    fetch: () => Promise.reject(new Error('Redirect was cancelled')),
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  expect(await upstream.send({ method: 'GET', path: '/x' })).toEqual({ kind: 'redirected' });
});

it('aborts the request of a body that is cancelled, because Electron holds its connection otherwise', async () => {
  const signals: AbortSignal[] = [];
  const upstream = createUpstream({
    origin: 'https://platform.example',
    async fetch(_, init) {
      signals.push(init!.signal!);
      return new Response(new ReadableStream());
    },
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  const outcome = await upstream.send({ method: 'GET', path: '/film.mp4' });
  expect(outcome.kind).toBe('answer');
  await (outcome.kind === 'answer' ? outcome.response.body?.cancel() : undefined);
  expect(signals[0]?.aborted).toBe(true);
});
