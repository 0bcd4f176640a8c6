import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryFile } from '#electron/testing/memory-file.ts';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { pollAccount } from './identity.ts';
import { createSession } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good = (accountId: string): PlatformAnswer => ({
  kind: 'answered',
  status: 200,
  code: 0,
  message: '',
  data: { accountId, name: '王芳', phone: '13800138001' },
});

function identityWith(answers: PlatformAnswer[]) {
  let calls = 0;
  let connected = () => undefined as void;
  const vault = {
    open: async () => null,
    save: async () => 'keystore' as const,
    clear: async () => undefined,
    onStored: () => undefined,
  };
  const session = createSession(vault, memoryFile(), 'https://a.example');
  const platform = {
    async call() {
      calls += 1;
      return answers.shift() ?? { kind: 'unreachable' as const };
    },
  };
  pollAccount(session, platform, (listener) => {
    connected = listener;
  });
  return { session, calls: () => calls, connect: () => connected() };
}

it('asks for the account once, as soon as there is a token', async () => {
  const { session, calls } = identityWith([good('7')]);
  await session.begin('t-1', null);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(session.account()).toEqual({ accountId: '7', name: '王芳', maskedPhone: '138****8001' });
  expect(calls()).toBe(1);
});

it.each<[string, PlatformAnswer]>([
  ['a bare 404', { kind: 'unknown', status: 404 }],
  ['no id', { ...good(''), data: {} } as PlatformAnswer],
  ['a page', { kind: 'unknown', status: 200 }],
  ['nothing', { kind: 'unknown', status: null }],
  ['a refusal', { kind: 'answered', status: 200, code: 40001, message: '', data: null }],
])('asks by the documented call where the assumed one answers %s', async (_, first) => {
  const { session, calls } = identityWith([first, good('7')]);
  await session.begin('t-1', null);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.account()?.accountId, calls()]).toEqual(['7', 2]);
});

it('retries when the network is back', async () => {
  const { session, calls, connect } = identityWith([{ kind: 'unreachable' }, good('7')]);
  await session.begin('t-1', null);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.account()).toBeNull();
  connect();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.account()?.accountId, calls()]).toEqual(['7', 2]);
});

it('retries with backoff', async () => {
  const { session, calls } = identityWith([]);
  await session.begin('t-1', null);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls()).toBe(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(calls()).toBe(3);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls()).toBeLessThan(25);
});

it('asks again for the next token, and not after signing out', async () => {
  const { session, calls } = identityWith([good('7'), good('8')]);
  await session.begin('t-1', null);
  await vi.advanceTimersByTimeAsync(0);
  await session.begin('t-2', null);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.account()?.accountId).toBe('8');
  await session.end('signed-out');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls()).toBe(2);
});

it('waits for the page after a demo sign-in, and asks itself when the page does not', async () => {
  const { session, calls } = identityWith([good('9')]);
  await session.begin('t-1', '9', 'demoLogin');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(calls()).toBe(0);
  await session.identify('t-1', { accountId: '9', name: '体验学员', maskedPhone: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls()).toBe(0);
  await session.begin('t-2', '9', 'demoLogin');
  await vi.advanceTimersByTimeAsync(6_000);
  expect([calls(), session.account()?.name]).toEqual([1, '王芳']);
});
