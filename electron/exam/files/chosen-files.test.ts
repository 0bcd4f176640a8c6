import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filePartBytes } from '#contract/ipc/answer-files.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import type { AskFiles } from './chosen-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-chosen-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, bytes: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.alloc(bytes, 7));
  return file;
}

async function sit(askFiles: AskFiles) {
  const session = createFakeSession(account('lm'));
  const platform = createFakePlatform({
    ...paperAnswers(),
    userPaperFindQuestForExam: [
      good({
        questionList: [
          { id: 'u', type: 10, fileCount: 2, fileSize: 1, fileTypes: 'jpg,pdf' },
          { id: 'q', type: 5, title: '何时验电？' },
        ],
      }),
    ],
  });
  const time = new TestTime(Date.parse('2026-03-02T09:00:00+08:00'));
  const run = createExamRun({ layer: new MemoryLayer(), time, platform, session, askFiles });
  await run.service.start();
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  return { ...run, session, attemptId: outcome.attempt.attemptId };
}

describe('files of main’s own dialog', () => {
  it('are offered by the question’s types, told without a path, and stored part by part', async () => {
    const offered: unknown[] = [];
    const bytes = filePartBytes + 10;
    const drawing = write('接线图.jpg', bytes);
    const { files, attemptId } = await sit(async (extensions) => {
      offered.push(extensions);
      return [drawing, path.join(folder, 'gone.jpg'), folder];
    });
    const chosen = await files.choose(attemptId, 'u');
    expect(offered).toEqual([['jpg', 'pdf']]);
    expect(chosen).toMatchObject([{ name: '接线图.jpg', type: 'image/jpeg', bytes }]);
    expect(JSON.stringify(chosen)).not.toContain(folder);
    const fileId = await files.beginChosen(attemptId, chosen[0]?.chosenId ?? '');
    await files.nextPart(fileId);
    await files.nextPart(fileId);
    expect(await files.finish(fileId)).toMatchObject({ files: [{ name: '接线图.jpg', bytes }] });
    await expect(files.nextPart(fileId)).rejects.toMatchObject({ code: 'file-gone' });
  });

  it('one that became shorter is not part of the answer', async () => {
    const drawing = write('a.jpg', 100);
    const { files, attemptId } = await sit(async () => [drawing]);
    const [chosen] = await files.choose(attemptId, 'u');
    const fileId = await files.beginChosen(attemptId, chosen?.chosenId ?? '');
    truncateSync(drawing, 0);
    await expect(files.nextPart(fileId)).rejects.toMatchObject({ code: 'file-size' });
  });

  it('what was not chosen here, or by somebody else, is not read', async () => {
    const drawing = write('a.jpg', 100);
    const { files, session, attemptId } = await sit(async () => [drawing]);
    await expect(files.beginChosen(attemptId, 'f'.repeat(32))).rejects.toMatchObject({ code: 'file-gone' });
    const [chosen] = await files.choose(attemptId, 'u');
    session.become(account('other'));
    await expect(files.beginChosen(attemptId, chosen?.chosenId ?? '')).rejects.toMatchObject({ code: 'file-gone' });
  });

  it('a question without files, and a sealed paper, open no dialog', async () => {
    let asked = 0;
    const { exam, files, attemptId } = await sit(async () => {
      asked += 1;
      return [];
    });
    await expect(files.choose(attemptId, 'q')).rejects.toMatchObject({ code: 'wrong-kind' });
    await exam.handIn(attemptId, 'learner');
    await expect(files.choose(attemptId, 'u')).rejects.toMatchObject({ code: 'sealed' });
    expect(asked).toBe(0);
  });

  it('a second dialog beside an open one chooses nothing', async () => {
    const drawing = write('a.jpg', 100);
    const first = Promise.withResolvers<readonly string[]>();
    const { files, attemptId } = await sit(() => first.promise);
    const choosing = files.choose(attemptId, 'u');
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(await files.choose(attemptId, 'u')).toEqual([]);
    first.resolve([drawing]);
    expect(await choosing).toHaveLength(1);
  });
});
