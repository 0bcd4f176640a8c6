import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProxyLoginError } from './proxy-login-error.ts';
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
  void upstream.send({ method: 'GET', path: '/x', effect: false }).then((outcome) => outcomes.push(outcome));
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
  expect(await upstream.send({ method: 'GET', path: '/x', effect: false })).toEqual({
    kind: 'redirected',
    location: null,
  });
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
  const outcome = await upstream.send({ method: 'GET', path: '/film.mp4', effect: false });
  expect(outcome.kind).toBe('answer');
  await (outcome.kind === 'answer' ? outcome.response.body?.cancel() : undefined);
  expect(signals[0]?.aborted).toBe(true);
});

it.each([true, false])('an effect (%s) goes over a connection that served nothing before', async (effect) => {
  const fresh: unknown[] = [];
  const upstream = createUpstream({
    origin: 'https://platform.example',
    async fetch(_, init) {
      fresh.push(init?.freshConnection);
      return new Response('{}');
    },
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  await upstream.send({ method: 'POST', path: '/x', effect });
  expect(fresh).toEqual([effect]);
});

it('a proxy that asks for a login is why the platform is not reached', async () => {
  const trouble = { kind: 'proxy-login', proxy: 'p:1', realm: '', refused: false } as const;
  const noted: unknown[] = [];
  const upstream = createUpstream({
    origin: 'https://platform.example',
    fetch: () => Promise.reject(new ProxyLoginError(trouble)),
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: (...args) => void noted.push(args) },
    onDate: () => undefined,
  });
  expect(await upstream.send({ method: 'POST', path: '/x', effect: true })).toEqual({ kind: 'unreachable' });
  expect(noted).toEqual([['unreachable', trouble]]);
});

it.each([
  [true, 'broken'],
  [false, 'unreachable'],
])('a network that goes away may have taken what changes something (%s) along: %s', async (effect, kind) => {
  const noted: unknown[] = [];
  const upstream = createUpstream({
    origin: 'https://platform.example',
    fetch: () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')),
    caller: () => ({ token: null, branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: (...args) => void noted.push(args) },
    onDate: () => undefined,
  });
  expect(await upstream.send({ method: 'POST', path: '/x', effect })).toEqual({ kind });
  expect(noted).toEqual([['unreachable', null]]);
});
