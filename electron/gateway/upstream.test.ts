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
  expect(outcomes).toEqual([{ kind: 'silent' }]);
  expect(signals[0]!.aborted).toBe(true);
});

it('takes a redirect that Electron rejects for what it is', async () => {
  const upstream = createUpstream({
    origin: 'https://platform.example',
    fetch: () => Promise.reject(new Error('Redirect was cancelled')),
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  expect(await upstream.send({ method: 'GET', path: '/x' })).toEqual({ kind: 'redirected' });
});
