import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { canonicalAnswers } from '../../../src/contract/exam/canonical-answers.ts';
import { createSaveFile } from '../../downloads/save-file.ts';
import { realDisk } from '../../downloads/target-file.ts';
import { MemoryLayer } from '../journal/memory-layer.ts';
import { refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { beginPaper, createHandInRun } from '../testing/hand-in-run.ts';
import { LyingPlatform } from '../testing/lying-platform.ts';
import { TestTime } from '../testing/test-time.ts';
import { createPaperFiles } from './paper-files.ts';

let folder: string;
let answer: (proposed: string) => string | null;
let run: ReturnType<typeof createHandInRun>;
let files: ReturnType<typeof createPaperFiles>;
let attemptId: string;

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
  const askSavePath = async (proposed: string) => answer(proposed);
  files = createPaperFiles({
    store: run.store,
    handIns: run.queue,
    saveFile: createSaveFile({ askSavePath, disk: realDisk, report: () => {} }),
  });
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

it('a receipt is a text that editors take for UTF-8', async () => {
  expect(await files.saveReceipt('回执/../x', '交卷成功')).toEqual({ outcome: 'saved', fileName: '回执 .. x.txt' });
  expect(readFileSync(path.join(folder, '回执 .. x.txt'), 'utf8')).toBe('\uFEFF交卷成功');
});
