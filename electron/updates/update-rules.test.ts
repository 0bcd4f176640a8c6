import { describe, expect, it } from 'vitest';
import { notesText, updateHold, whyNoUpdates, type InstalledFacts } from './update-rules.ts';

const feed = { address: 'https://example.cn/feed', publicKey: 'PEM' };
const free = { off: false, freeze: [] };
const facts: InstalledFacts = { packaged: true, os: 'linux', feed, appImage: true, uninstaller: false, policy: free };

describe('who updates', () => {
  it.each<[string, Partial<InstalledFacts>, string | null]>([
    ['an AppImage', {}, null],
    ['what our installer put on Windows', { os: 'windows', appImage: false, uninstaller: true }, null],
    ['an app of macOS', { os: 'mac', appImage: false }, null],
    ['a client that is not installed', { packaged: false }, 'development'],
    ['a build without a signed feed', { feed: null }, 'no-feed'],
    ['a machine whose policy says so', { policy: { off: true, freeze: [] } }, 'policy'],
    ['a deb or rpm', { appImage: false }, 'package'],
    ['an MSI', { os: 'windows', appImage: false }, 'msi'],
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

it.each([
  ['<p>Faster <b>start</b></p>', 'Faster start'],
  [[{ note: 'one' }, { note: null }, { note: 'two' }], 'one\n\ntwo'],
  [null, ''],
  [undefined, ''],
])('notes of %j read %j', (notes, text) => {
  expect(notesText(notes)).toBe(text);
});
