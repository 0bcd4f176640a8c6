import { describe, expect, it, vi } from 'vitest';
import type { PracticePaper, PracticeState } from '#contract/ipc/practice.ts';
import { RunEnds } from './run-ends.ts';
import { freshState, withRun } from './state-rules.ts';

const ref = { practiceId: 'p', businessId: 'b' };
const paper = { title: '', totalScore: 1, passScore: null, sections: [], materials: [], questions: [] };
const practice: PracticePaper = {
  ref,
  sourceName: '',
  sourceType: '1',
  paper,
  solutions: {},
  modes: [],
  leftOut: 0,
  storedAt: 0,
};
const run = {
  runId: 'r',
  mode: 'mock',
  questionIds: [],
  currentQuestion: '',
  answers: {},
  startedAt: 0,
  endsAt: 100_000,
  endedAt: null,
  endedBy: null,
  userPaperId: null,
  endSync: 'waiting',
} as const;

function start(options: { now: number; trusted: boolean; signedIn?: boolean }) {
  let signedIn = options.signedIn ?? true;
  let { now, trusted } = options;
  let elapsedMs = 0;
  let state: PracticeState = withRun(freshState(ref), run);
  const timers: { run: () => void; ms: number }[] = [];
  const clockListeners: (() => void)[] = [];
  const ended = vi.fn<() => void>();
  const ends = new RunEnds({
    store: {
      stored: () => Promise.resolve([{ practice, state }]),
      states: {
        async change(_, __, change) {
          const after = change(state);
          state = after;
          return after;
        },
      },
    },
    session: {
      account: () => (signedIn ? { accountId: 'a', maskedPhone: null, name: null } : null),
      onChange: () => () => undefined,
    },
    clock: {
      now: () => now,
      trusted: () => trusted,
      onChange: (listener) => {
        clockListeners.push(listener);
        return () => undefined;
      },
    },
    monotonic: () => elapsedMs,
    timer: (later, ms) => {
      timers.push({ run: later, ms });
      return () => undefined;
    },
    changed: () => undefined,
    report: () => undefined,
    ended,
  });
  return {
    ends,
    ended,
    timers,
    state: () => state,
    pass(ms: number) {
      now += ms;
      elapsedMs += ms;
      timers.at(-1)?.run();
    },
    signIn() {
      signedIn = true;
      ends.check();
    },
    hear(platformNow: number) {
      now = platformNow;
      trusted = true;
      for (const tell of clockListeners) tell();
    },
  };
}

describe('the end of a run', () => {
  it('comes by a timer that never waits longer than a minute', async () => {
    const client = start({ now: 10_000, trusted: true });
    await vi.waitFor(() => expect(client.timers.map(({ ms }) => ms)).toEqual([60_000]));
    client.pass(60_000);
    await vi.waitFor(() => expect(client.timers.map(({ ms }) => ms)).toEqual([60_000, 30_000]));
    expect(client.state().run?.endedAt).toBeNull();
    client.pass(30_000);
    await vi.waitFor(() => expect(client.ended).toHaveBeenCalledOnce());
    expect(client.state()).toMatchObject({
      run: { endedAt: 100_000, endedBy: 'time' },
      timeUp: { at: 100_000, whileClosed: false },
    });
    await client.ends.stop();
  });

  it('came while the client was closed', async () => {
    const client = start({ now: 500_000, trusted: true });
    await vi.waitFor(() => expect(client.ended).toHaveBeenCalledOnce());
    expect(client.state().timeUp).toEqual({ at: 100_000, whileClosed: true });
    await client.ends.stop();
  });

  it('is found for a learner who signs in just as a check for it ends', async () => {
    const client = start({ now: 500_000, trusted: true, signedIn: false });
    client.signIn();
    await vi.waitFor(() => expect(client.ended).toHaveBeenCalledOnce());
    await client.ends.stop();
  });

  it('waits at the start for the time of the platform', async () => {
    const client = start({ now: 500_000, trusted: false });
    await vi.waitFor(() => expect(client.timers.map(({ ms }) => ms)).toEqual([15_000]));
    client.hear(50_000);
    await vi.waitFor(() => expect(client.timers).toHaveLength(2));
    expect(client.state().run?.endedAt).toBeNull();
    await client.ends.stop();
  });

  it('does not wait for a platform that never answers', async () => {
    const client = start({ now: 500_000, trusted: false });
    await vi.waitFor(() => expect(client.timers).toHaveLength(1));
    client.pass(15_000);
    await vi.waitFor(() => expect(client.ended).toHaveBeenCalledOnce());
    await client.ends.stop();
  });
});
