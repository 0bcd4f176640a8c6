import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSaveFile } from '#electron/kernel/files/save-file.ts';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { memoryFile } from '../../testing/memory-file.ts';
import { createCentreKey } from '../staff-code/centre-key.ts';
import { refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { beginPaper, createHandInRun } from '../testing/hand-in-run.ts';
import { LyingPlatform } from '../testing/lying-platform.ts';
import { TestTime } from '../testing/test-time.ts';
import { judgeExport } from './paper-export.ts';
import { createPaperFiles } from './paper-files.ts';

let folder: string;
let answer: (proposed: string) => string | null;
let run: ReturnType<typeof createHandInRun>;
let files: ReturnType<typeof createPaperFiles>;
let attemptId: string;
let reports: string[];

const code = 'kaowu-2026';
/** What lies on the disk of a seat: the next run finds what the first learned. */
let centreFile: ReturnType<typeof memoryFile>;
const keystore = {
  available: async () => true,
  protects: async () => true,
  encrypt: async (text: string) => Buffer.from(text).map((byte) => byte ^ 0x55),
  decrypt: async (bytes: Uint8Array) => ({
    text: Buffer.from(bytes.map((byte) => byte ^ 0x55)).toString(),
    stale: false,
  }),
};
const ofPolicy = 'scrypt:of the policy';
const seatKey = (hash: string | null = ofPolicy, of = keystore) =>
  createCentreKey({
    hashes: hash === null ? [] : [hash],
    file: centreFile,
    keystore: of,
    report: (what) => void reports.push(what),
  });

function filesOf(centre: ReturnType<typeof seatKey>) {
  return createPaperFiles({
    store: run.store,
    handIns: run.queue,
    mark: centre.mark,
    saveFile: createSaveFile({ askSavePath: async (proposed) => answer(proposed), disk: realDisk, report: () => {} }),
    report: (what) => void reports.push(what),
  });
}

/** The text of the file that the learner takes away. */
async function taken(centre: ReturnType<typeof seatKey>): Promise<string> {
  await filesOf(centre).exportPaper('ann', attemptId);
  return readFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-export-'));
  answer = (proposed) => path.join(folder, proposed);
  const time = new TestTime();
  const platform = new LyingPlatform(time.timer, [refusal(40902, '太晚')]);
  const session = createFakeSession(account('ann'));
  run = createHandInRun({ layer: new MemoryLayer(), time, session, platform, states: [] });
  attemptId = await beginPaper(run.store);
  await run.queue.handIn('ann', attemptId, 'learner');
  await time.advance(1_000);
  reports = [];
  centreFile = memoryFile();
  files = filesOf(seatKey());
});

describe('the export of a sealed paper', () => {
  it('carries the commit, its hash and what the platform said', async () => {
    expect(await files.exportPaper('ann', attemptId)).toEqual({
      outcome: 'saved',
      fileName: '电工（中级）理论考试 paper-1.json',
    });
    const [name = ''] = readdirSync(folder);
    const exported = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    expect(exported).toMatchObject({
      platform: { phase: 'refused', message: '太晚' },
      commit: { userPaperId: 'paper-1', commitType: 1, sealTime: expect.any(String) },
      answers: { count: 1 },
    });
    const hash = createHash('sha256').update(canonicalAnswers(exported.commit.answerList)).digest('hex');
    expect(exported.answers.sha256).toBe(hash);
    expect(exported.answers.code.replaceAll(' ', '')).toBe(hash.slice(0, 12).toUpperCase());
  });

  it('is not made for another account, nor when nobody chooses a file', async () => {
    expect(await files.exportPaper('bob', attemptId)).toEqual({ outcome: 'failed' });
    answer = () => null;
    expect(await files.exportPaper('ann', attemptId)).toEqual({ outcome: 'cancelled' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says so when it cannot be written, and leaves nothing behind', async () => {
    answer = () => path.join(folder, 'missing', 'x.json');
    expect(await files.exportPaper('ann', attemptId)).toEqual({ outcome: 'failed' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('whether an exported paper was changed', () => {
  it('is told with the staff code, also by a later run of the seat where it was typed once', async () => {
    await seatKey().learn(code, ofPolicy);
    const text = await taken(seatKey());
    expect(JSON.parse(text).report).toMatchObject({ attemptId, missing: 0 });
    expect(centreFile.written()).not.toContain(code);
    expect(await judgeExport(text, code)).toEqual({ verdict: 'unchanged' });
    expect(await judgeExport(JSON.stringify(JSON.parse(text)), code)).toEqual({ verdict: 'unchanged' });
  });

  it.each([
    ['an answer', (text: string) => text.replace('"B"', '"C"')],
    ['its time', (text: string) => text.replace(/"sealedAt": "\d/, '"sealedAt": "3')],
    ['a line of its report', (text: string) => text.replace('"kind": "answered"', '"kind": "changed"')],
    ['a line more', (text: string) => text.replace('"version": 1', '"version": 1, "more": true')],
  ])('is told of %s that was edited', async (_, edit) => {
    await seatKey().learn(code, ofPolicy);
    const text = await taken(seatKey());
    expect(edit(text)).not.toBe(text);
    expect(await judgeExport(edit(text), code)).toEqual({ verdict: 'changed' });
  });

  it('cannot be said of a name that stands twice, which a reader takes for another value', async () => {
    await seatKey().learn(code, ofPolicy);
    const text = (await taken(seatKey())).replace('"reason":', '"reason": "staff", "reason":');
    expect(await judgeExport(text, code)).toMatchObject({ verdict: 'unknown', why: 'rewritten' });
  });

  it('is marked with the code that was typed last, of several of a policy', async () => {
    const hashes = ['scrypt:of the morning', 'scrypt:of the afternoon'];
    const seat = createCentreKey({ hashes, file: centreFile, keystore, report: (what) => void reports.push(what) });
    await seat.learn('another-code', 'scrypt:of the morning');
    await seat.learn(code, 'scrypt:of the afternoon');
    expect(await judgeExport(await taken(seat), code)).toEqual({ verdict: 'unchanged' });
  });

  it('cannot be said with another code, nor of a mark that was taken off', async () => {
    await seatKey().learn('another-code', ofPolicy);
    const text = await taken(seatKey());
    expect(await judgeExport(text, code)).toMatchObject({ why: 'other-code' });
    const { mark: _, ...rest } = JSON.parse(text);
    expect(await judgeExport(JSON.stringify(rest), code)).toMatchObject({ why: 'no-mark' });
  });

  it.each([
    ['a centre without a code', () => seatKey(null), 'no-staff-code'],
    ['a seat where the code was not typed', () => seatKey(), 'staff-code-not-typed-here'],
    [
      'a keystore that is away',
      () => seatKey(undefined, { ...keystore, decrypt: () => Promise.reject(new Error('locked')) }),
      'keystore-away',
    ],
  ])('cannot be said of %s, and the file tells why', async (_, centre, why) => {
    if (why === 'keystore-away') await seatKey().learn(code, ofPolicy);
    const text = await taken(centre());
    expect(JSON.parse(text).mark).toEqual({ absent: why });
    expect(await judgeExport(text, code)).toEqual({ verdict: 'unknown', why: 'unmarked', absent: why });
  });
});

it('a receipt is a text that editors take for UTF-8', async () => {
  expect(await files.saveReceipt('回执/../x', '交卷成功')).toEqual({ outcome: 'saved', fileName: '回执 .. x.txt' });
  expect(readFileSync(path.join(folder, '回执 .. x.txt'), 'utf8')).toBe('\uFEFF交卷成功');
});
