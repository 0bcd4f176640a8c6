import { describe, expect, it } from 'vitest';
import type { PendingAttempt } from '#contract/ipc/exam.ts';
import type { UpdateHold } from '#contract/ipc/updates.ts';
import { holdsUpdate, lookAtHold, notesText, type InstalledFacts, updateHold, whyNoUpdates } from './update-rules.ts';

const feed = { address: 'https://example.cn/feed', publicKey: 'PEM' };
const free = { off: false, freeze: [] };
const facts: InstalledFacts = {
  packaged: true,
  os: 'linux',
  feed,
  appImage: true,
  packaging: false,
  uninstaller: false,
  forAll: false,
  policy: free,
};

describe('who updates', () => {
  it.each<[string, Partial<InstalledFacts>, string | null]>([
    ['an AppImage', {}, null],
    ['what our installer put on Windows', { os: 'windows', appImage: false, uninstaller: true }, null],
    ['an app of macOS', { os: 'mac', appImage: false }, null],
    ['a client that is not installed', { packaged: false }, 'development'],
    ['a build without a signed feed', { feed: null }, 'no-feed'],
    ['a machine whose policy says so', { policy: { off: true, freeze: [] } }, 'policy'],
    ['a deb or rpm', { appImage: false, packaging: true }, 'package'],
    ['a folder that nothing installed', { appImage: false }, 'folder'],
    ['an MSI', { os: 'windows', appImage: false }, 'deployed'],
    [
      'what our installer put on Windows for all its users',
      { os: 'windows', appImage: false, uninstaller: true, forAll: true },
      'deployed',
    ],
  ])('%s', (_, changed, why) => {
    expect(whyNoUpdates({ ...facts, ...changed })).toBe(why);
  });
});

describe('what holds an update back', () => {
  const exams = { off: false, freeze: [{ from: '2026-12-01T08:00', to: '2026-12-02T18:00' }] };
  const at = (time: string) => Date.parse(time);
  it.each([
    ['nothing', free, false, '2026-12-01T09:00', null],
    ['an open paper', free, true, '2026-12-01T09:00', 'paper'],
    ['the first minute of a window', exams, false, '2026-12-01T08:00', 'freeze'],
    ['the last minute of a window', exams, false, '2026-12-02T17:59', 'freeze'],
    ['not the minute after it', exams, false, '2026-12-02T18:00', null],
    ['not the minute before it', exams, false, '2026-12-01T07:59', null],
  ] as const)('%s', (_, policy, paper, time, hold) => {
    expect(updateHold(policy, paper, at(time))).toBe(hold);
  });
});

describe('a paper that holds an update back', () => {
  const minute = 60_000;
  const paper: PendingAttempt = {
    attemptId: 'a',
    exam: { examId: 'e', businessId: 'b', sourceType: '2', name: '电工' },
    owner: '',
    answered: 0,
    partly: 0,
    total: 1,
    mine: true,
    deadline: null,
    phase: 'open',
    lockedAway: false,
    keystore: null,
    deliversItself: false,
    canDeliverItself: true,
  };
  it.each<[string, Partial<PendingAttempt>, boolean]>([
    ['open, no window shows it', {}, true],
    ['open, before its end, of a learner who signed out', { mine: false, deadline: 30 * minute }, true],
    ['open, its time just over', { mine: false, deadline: -minute }, true],
    ['open, its time over for long', { deadline: -11 * minute }, false],
    ['open without an end, of a learner who signed out', { mine: false }, false],
    ['sealed and on its way', { phase: 'sealed' }, true],
    ['sealed and on its way by itself', { phase: 'sealed', mine: false, deliversItself: true }, true],
    ['sealed, waiting for its learner', { phase: 'sealed', mine: false }, false],
    ['refused', { phase: 'refused' }, false],
    ['sealed for another seat', { phase: 'moved' }, false],
    ['delivered', { phase: 'delivered' }, false],
    ['that only rescue opens', { lockedAway: true }, false],
  ])('%s', (_, change, held) => {
    expect(holdsUpdate({ ...paper, ...change }, 0)).toBe(held);
  });

  it.each<[string, boolean, () => Promise<PendingAttempt[]>, UpdateHold | null]>([
    ['is on the disk, though no window shows it', false, async () => [paper], 'paper'],
    ['is in a window, though none is on the disk', true, async () => [], 'paper'],
    ['may be there where the disk does not tell', false, () => Promise.reject(new Error('EIO')), 'paper'],
    ['is not there', false, async () => [{ ...paper, phase: 'delivered' }], null],
  ])('%s', async (_, isPaperOpen, pending, hold) => {
    const client = { givenPolicy: { updates: free }, seat: { isPaperOpen: () => isPaperOpen } };
    expect(await lookAtHold(client, { pending }, { account: () => null }, { now: () => 0 })).toBe(hold);
  });
});

it.each([
  ['<p>Faster <b>start</b></p>', 'Faster start'],
  [[{ note: 'one' }, { note: null }, { note: 'two' }], 'one\n\ntwo'],
  [null, ''],
  [undefined, ''],
])('notes of %j read %j', (notes, text) => {
  expect(notesText(notes)).toBe(text);
});
