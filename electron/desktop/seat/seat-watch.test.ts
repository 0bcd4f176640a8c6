import { expect, it } from 'vitest';
import type { SeatNotice } from '#contract/ipc/seat.ts';
import { TestTime } from '#electron/exam/testing/test-time.ts';
import { SeatWatch, type SeatWatchOptions } from './seat-watch.ts';

const second = 1_000;

/** A seat of ten minutes at which nobody moves; `use` is a key or a click. */
function seatWith(changed: Partial<SeatWatchOptions> = {}) {
  const time = new TestTime();
  const told: (SeatNotice | null)[] = [];
  const problems: string[] = [];
  let [signedIn, signedOut, usedAt] = [true, 0, time.now()];
  const seat = new SeatWatch({
    rule: { afterMinutes: 10, wipe: false },
    session: {
      state: () => ({
        signedIn,
        accountId: 'a',
        name: null,
        maskedPhone: null,
        branch: null,
        storedIn: 'memory',
        endReason: null,
      }),
    },
    idleSeconds: () => (time.now() - usedAt) / second,
    studiedSecondsAgo: () => Infinity,
    isBusy: () => false,
    async signOut() {
      signedOut += 1;
      signedIn = false;
    },
    changed: (notice) => void told.push(notice),
    now: () => time.now(),
    timer: time.timer,
    report: (what) => void problems.push(what),
    ...changed,
  });
  seat.start();
  return {
    seat,
    told,
    problems,
    pass: (minutes: number) => time.advance(minutes * 60 * second),
    use: () => (usedAt = time.now()),
    signIn: () => (signedIn = true),
    signedOut: () => signedOut,
    now: () => time.now(),
  };
}

it('announces the sign-out a minute before, and signs out once', async () => {
  const { seat, told, pass, signedOut, now } = seatWith();
  await pass(8.9);
  expect(told).toEqual([]);
  await pass(0.2);
  expect(told).toEqual([{ signOutAt: expect.any(Number) }]);
  const left = (told[0]?.signOutAt ?? 0) - now();
  expect(left).toBeGreaterThan(50 * second);
  expect(left).toBeLessThanOrEqual(60 * second);
  await pass(30);
  expect(signedOut()).toBe(1);
  expect(seat.notice()).toBe(null);
  expect(told.at(-1)).toBe(null);
});

it('takes the notice back when the learner is there again, and begins anew', async () => {
  const { told, pass, use, signedOut } = seatWith();
  await pass(9.5);
  use();
  await pass(5);
  expect(told).toEqual([{ signOutAt: expect.any(Number) }, null]);
  expect(signedOut()).toBe(0);
  await pass(5.1);
  expect(signedOut()).toBe(1);
});

it('takes the learner at their word', async () => {
  const { seat, told, pass, signedOut } = seatWith();
  await pass(9.5);
  seat.stay();
  expect(told.at(-1)).toBe(null);
  await pass(9);
  expect(signedOut()).toBe(0);
});

it.each([
  ['without a rule', { rule: null }],
  ['while a paper or a room is open', { isBusy: () => true }],
  ['while a film plays', { studiedSecondsAgo: () => 20 }],
])('signs nobody out %s', async (_, changed) => {
  const { told, pass, signedOut } = seatWith(changed);
  await pass(60);
  expect({ told, signedOut: signedOut() }).toEqual({ told: [], signedOut: 0 });
});

it('does not count the time before the next learner signed in', async () => {
  const { pass, use, signIn, signedOut } = seatWith();
  await pass(11);
  await pass(60);
  signIn();
  use();
  await pass(9);
  expect(signedOut()).toBe(1);
  await pass(2);
  expect(signedOut()).toBe(2);
});

it('reports a sign-out that failed, and tries it again', async () => {
  let tries = 0;
  const { pass, problems } = seatWith({
    async signOut() {
      tries += 1;
      throw new Error('no disk');
    },
  });
  await pass(10.2);
  expect(tries).toBeGreaterThan(1);
  expect(problems[0]).toBe('signing out a learner who is gone');
});
