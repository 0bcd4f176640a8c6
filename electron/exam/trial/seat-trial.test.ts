import { mkdtempSync, existsSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { LockdownState } from '#contract/ipc/lockdown.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { TestTime } from '../testing/test-time.ts';
import { longestLockMs, SeatTrial } from './seat-trial.ts';
import { TrialMark } from './trial-mark.ts';
import { createTrialPapers } from './trial-papers.ts';

const unlocked: LockdownState = { level: 'none', active: [], failed: null };
const locked: LockdownState = { level: 'lab', active: ['watchdog', 'kiosk'], failed: null };
const chosen = { kind: 'choice', keys: ['A'] } as const;
const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** What a test leaves: files that a client which "crashed" has open, and its folder. */
const left: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const tidy of left.splice(0).reverse()) await tidy();
});

/** A seat whose client can be started again on the same disk. */
function seat() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-trial-'));
  left.push(async () => rmSync(home, { recursive: true }));
  const time = new TestTime();
  const folders = [path.join(home, 'trial'), path.join(home, 'trial-copy')] as const;
  let stored: Readonly<Record<string, unknown>> = {};
  const done: string[] = [];
  const state = { account: 'a' as string | null, paperOpen: false, lockdown: unlocked, signal: '' };
  const start = () => {
    const trial = new SeatTrial({
      papers: createTrialPapers({
        folders,
        openJournals: () => new LocalJournals(diskLayer, folders),
        vault: { wrap: async () => null, unwrap: async () => Buffer.alloc(0) },
        now: time.now,
        report: () => undefined,
      }),
      mark: new TrialMark({ read: () => stored, write: (values) => void (stored = values) }, time.now),
      account: () => state.account,
      lockdown: {
        async enter({ attemptId, formal, note }) {
          done.push(`lock ${attemptId} ${formal ? 'formal' : 'mock'}`);
          state.lockdown = locked;
          if (state.signal) note(state.signal);
        },
        async leave() {
          done.push('unlock');
          state.lockdown = unlocked;
        },
        state: () => state.lockdown,
      },
      paperOpen: () => state.paperOpen,
      stayAwake: () => {
        done.push('awake');
        return () => void done.push('asleep');
      },
      timer: time.timer,
    });
    left.push(() => trial.stop());
    return trial;
  };
  return { start, state, done, time, onDisk: () => folders.some((folder) => existsSync(folder)) };
}

it('locks the seat as a formal exam does, reads the answers back from the disk, and leaves nothing', async () => {
  const { start, state, done, time, onDisk } = seat();
  const trial = start();
  state.signal = 'second-display';
  expect(await trial.open()).toEqual({ answers: {}, lockdown: locked });
  expect(done).toEqual(['awake', `lock seat-trial-${time.now()} formal`]);
  await trial.answer('trial-1', chosen);
  const { savedAt, copies } = await trial.answer('trial-4', text('低压'));
  expect({ saved: savedAt > 0, copies }).toEqual({ saved: true, copies: 2 });
  expect(onDisk()).toBe(true);
  expect(await trial.end()).toEqual({ lockdown: locked, notes: ['second-display'], stored: 2, readBack: 2 });
  expect(done.slice(2)).toEqual(['asleep', 'unlock']);
  expect(onDisk()).toBe(false);
  expect(trial.unfinished()).toBeNull();
});

it('goes on after a crash with every answer that was acknowledged, for its own account alone', async () => {
  const { start, state, time } = seat();
  const before = start();
  await before.open();
  await before.answer('trial-1', chosen);
  await time.advance(60_000);
  const after = start();
  expect(after.unfinished()).toBe(time.now() - 60_000);
  state.account = 'b';
  expect(after.unfinished()).toBeNull();
  expect((await after.open()).answers).toEqual({});
  state.account = 'a';
  expect((await start().open()).answers).toEqual({ 'trial-1': chosen });
});

it('unlocks by itself when it was forgotten, and keeps the answers', async () => {
  const { start, done, time } = seat();
  const trial = start();
  await trial.open();
  await trial.answer('trial-4', text('忘了'));
  await time.advance(longestLockMs - 1);
  expect(done).not.toContain('unlock');
  await time.advance(1);
  expect(done.slice(-2)).toEqual(['asleep', 'unlock']);
  expect((await trial.open()).answers).toEqual({ 'trial-4': text('忘了') });
});

it('is refused while a paper is open, and does not unlock a paper that was opened meanwhile', async () => {
  const { start, state, done } = seat();
  const trial = start();
  state.paperOpen = true;
  await expect(trial.open()).rejects.toMatchObject({ code: 'paper-open' });
  state.paperOpen = false;
  await trial.open();
  state.paperOpen = true;
  await trial.leave();
  expect(done).not.toContain('unlock');
});

it.each([
  ['nobody is signed in', null, 'no-account'],
  ['another learner came', 'b', 'gone'],
])('takes no answer when %s', async (_, account, code) => {
  const { start, state } = seat();
  const trial = start();
  await trial.open();
  state.account = account;
  await expect(async () => trial.answer('trial-1', chosen)).rejects.toMatchObject({ code });
});

it('an unfinished one is offered for a day, then swept', async () => {
  const { start, time, onDisk } = seat();
  const trial = start();
  await trial.open();
  await trial.stop();
  await time.advance(23 * 3_600_000);
  await start().sweep();
  expect(onDisk()).toBe(true);
  await time.advance(2 * 3_600_000);
  expect(start().unfinished()).toBeNull();
  await start().sweep();
  expect(onDisk()).toBe(false);
});
