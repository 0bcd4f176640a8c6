import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { TestTime } from '#electron/exam/testing/test-time.ts';
import { claimFolder, judgeOwner, ownerOf, type FolderClaim, type Owner } from './folder-lock.ts';
import { openJournalFolder } from './journal-folder.ts';

const here = { host: 'seat-12', boot: 'monday' };
const owner: Owner = { token: 'a', pid: 7, ...here, start: '100' };

it.each<[string, Owner | null, { start: string | null } | null, ReturnType<typeof judgeOwner>]>([
  ['its process is gone', owner, null, 'dead'],
  ['its process runs', owner, { start: '100' }, 'alive'],
  ['another process has its number', owner, { start: '200' }, 'dead'],
  ['the system does not say when a process started', owner, { start: null }, 'unknown'],
  ['it did not know when it started', { ...owner, start: null }, { start: '100' }, 'unknown'],
  ['it has no boot either, and is gone', { ...owner, start: null }, null, 'dead'],
  ['another machine', { ...owner, host: 'seat-13' }, null, 'unknown'],
  ['another run of a machine with this name', { ...owner, boot: 'sunday' }, null, 'unknown'],
  ['a lock that was cut', null, null, 'unknown'],
])('%s', (_what, given, running, expected) => {
  expect(judgeOwner(given, here, running)).toBe(expected);
});

const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-lock-'));
const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process that runs until it is killed, as a client that owns a folder. */
async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  await once(child, 'spawn');
  return { owner: ownerOf(child.pid ?? 0), kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

function clientIn(folder: string, time: TestTime, as?: Owner) {
  const told = { lost: 0, reports: 0 };
  const claim = claimFolder(folder, {
    onLost: () => void (told.lost += 1),
    report: () => void (told.reports += 1),
    timer: time.timer,
    ...(as && { owner: as }),
  });
  return { claim, told };
}

const kindAfter = async (claim: Promise<FolderClaim>, time: TestTime, ms: number) => {
  let kind: string = 'waits';
  void claim.then((got) => (kind = got.kind));
  await time.advance(ms);
  return kind;
};
let last = 0;
const fresh = () => path.join(root, `${(last += 1)}`);
/** A client on another machine, which is not simulated further than its lock. */
const elsewhere: Owner = { token: 'elsewhere', pid: process.pid, host: 'another-seat', boot: null, start: null };
const lockIn = (folder: string) => path.join(folder, 'client.lock');

it('two clients with data of their own and one folder of the policy: the second does not write, until the first is killed', async () => {
  const given = fresh();
  const [first, second] = ['a', 'b'].map((name) => openJournalFolder(given, path.join(root, name)));
  expect(second).toBe(first);
  const time = new TestTime();
  const other = await otherProcess();
  const holder = clientIn(first ?? '', time, other.owner);
  expect(await kindAfter(holder.claim, time, 0)).toBe('ours');

  const refused = clientIn(second ?? '', time);
  expect(await kindAfter(refused.claim, time, 2_000)).toBe('in use');
  expect(await refused.claim).toEqual({ kind: 'in use', host: os.hostname() });
  expect(holder.told).toEqual({ lost: 0, reports: 0 });

  await other.kill();
  expect(await kindAfter(clientIn(second ?? '', time).claim, time, 0)).toBe('ours');
  // What still ran of the first one would end at its next refresh.
  await time.advance(2_000);
  expect(holder.told.lost).toBe(1);
});

it('a client that hangs keeps its folder: its process is there', async () => {
  const folder = fresh();
  mkdirSync(folder);
  writeFileSync(lockIn(folder), JSON.stringify((await otherProcess()).owner));
  const time = new TestTime();
  const { claim } = clientIn(folder, time);
  expect(await kindAfter(claim, time, 9_000)).toBe('waits');
  expect(await kindAfter(claim, time, 1_000)).toBe('in use');
});

it.each([
  ['another machine', JSON.stringify(elsewhere)],
  ['nobody knows whom', ''],
])('the lock of %s is taken over only after it stood still for ten seconds', async (_whose, text) => {
  const folder = fresh();
  mkdirSync(folder);
  writeFileSync(lockIn(folder), text);
  const time = new TestTime();
  const { claim } = clientIn(folder, time);
  expect(await kindAfter(claim, time, 9_000)).toBe('waits');
  expect(await kindAfter(claim, time, 1_000)).toBe('ours');
});

it('the lock of another machine that is refreshed is not taken over', async () => {
  const folder = fresh();
  const time = new TestTime();
  expect(await kindAfter(clientIn(folder, time, elsewhere).claim, time, 0)).toBe('ours');
  const { claim } = clientIn(folder, time);
  await time.advance(2_000);
  expect(await claim).toEqual({ kind: 'in use', host: 'another-seat' });
});

it('a lock that is read in the middle of its refresh is still of whom it was', async () => {
  const folder = fresh();
  mkdirSync(folder);
  writeFileSync(lockIn(folder), JSON.stringify(elsewhere));
  const time = new TestTime();
  const { claim } = clientIn(folder, time);
  await time.advance(250);
  writeFileSync(lockIn(folder), '');
  await time.advance(500);
  expect(await claim).toEqual({ kind: 'in use', host: 'another-seat' });
});

it('a client that ends leaves no lock', async () => {
  const folder = fresh();
  const time = new TestTime();
  const claim = await clientIn(folder, time).claim;
  expect(existsSync(lockIn(folder))).toBe(true);
  if (claim.kind === 'ours') claim.release();
  expect(existsSync(lockIn(folder))).toBe(false);
  expect(time.planned).toBe(0);
});

it('a folder that takes no lock is used all the same, and locked once it does', async () => {
  const folder = fresh();
  mkdirSync(lockIn(folder), { recursive: true });
  const time = new TestTime();
  const { claim, told } = clientIn(folder, time);
  expect(await kindAfter(claim, time, 0)).toBe('ours');
  expect(told.reports).toBe(1);
  await time.advance(4_000);
  expect(told).toEqual({ lost: 0, reports: 1 });
  rmdirSync(lockIn(folder));
  await time.advance(2_000);
  expect(readFileSync(lockIn(folder), 'utf8')).toContain(os.hostname());
});

it('a lock that was cut is written again', async () => {
  const folder = fresh();
  const time = new TestTime();
  await clientIn(folder, time).claim;
  writeFileSync(lockIn(folder), '');
  await time.advance(2_000);
  expect(readFileSync(lockIn(folder), 'utf8')).toContain(os.hostname());
});
