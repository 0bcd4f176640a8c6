import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { examPaths } from '#contract/paths/exam.ts';
import { openClient } from '#tests/support/client.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import { receiptAnswers } from './receipts.ts';
import type { Scene, Stage } from './scene.ts';
import { enterAs } from './stage.ts';

const account = '13800020011';
const exam = '低压电工作业月度自测';

/** A profile on which a paper was begun before the system's keystore was replaced. Resolves to its folder. */
export async function profileWithLockedPaper(platform: string): Promise<string> {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-gallery-'));
  const client = await openClient({ platform, userData, cameras: 0 });
  const stage: Stage = { ...client, platform };
  await enterAs(stage, account);
  const { attemptId, paper } = await openAttempt(client.page, await findExam(client.page, exam));
  await client.page.evaluate(receiptAnswers, { attemptId, questions: paper.questions });
  await client.page.evaluate(() => window.desktop.session.end('signed-out'));
  await client.close();
  // The host's stand-in for the system's keystore, and what only that one opened.
  for (const file of ['lectern-host-key', 'evidence-key.json']) rmSync(path.join(userData, file), { force: true });
  return userData;
}

/** The paper that this computer cannot open any more. */
export const lockedPaper: Scene = async (stage) => {
  await enterAs(stage, account);
  const [locked] = await stage.page.evaluate(async () => {
    const pending = await window.desktop.exam.pending();
    return pending.ok ? pending.value.filter(({ lockedAway }) => lockedAway) : [];
  });
  if (!locked) throw new Error('No paper is locked away.');
  return examPaths.testPaper.to({ attemptId: locked.attemptId });
};

/** The decision to begin it again. */
export async function openBeginAnew({ page }: Stage): Promise<void> {
  await page.locator('main section[aria-label] button').click();
  await page.getByRole('alertdialog').waitFor();
}
