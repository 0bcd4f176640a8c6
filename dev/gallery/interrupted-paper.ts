import { examPaths } from '#contract/paths/exam.ts';
import { killNow, openClient, processTree } from '#tests/support/client.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import { goTo } from '#tests/support/journeys.ts';
import { demoExam } from '#tests/support/platform.ts';
import { buttonOf, press } from './press.ts';
import type { Reveal, Scene, Stage } from './scene.ts';
import { enterAs } from './stage.ts';
import { inTenant } from './tenant.ts';

const account = '13800020016';
/** It asks for the face again after a crash. */
const tenant = 'liaoyuan';

/** Begins a paper on this profile, and ends the client in the middle of it. */
export async function interruptPaper(platform: string, userData: string): Promise<void> {
  const client = await openClient({ platform, userData, cameras: 0 });
  const stage: Stage = { ...client, platform };
  await inTenant(client.page, tenant);
  await enterAs(stage, account);
  const { attemptId } = await openAttempt(client.page, await findExam(client.page, demoExam));
  await goTo(client.page, examPaths.testPaper.to({ attemptId }));
  await client.page.getByRole('timer').first().waitFor();
  killNow(processTree(client.pid));
}

const scene: Scene = async (stage) => {
  await enterAs(stage, account);
  const attemptId = await stage.page.evaluate(async () => {
    const pending = await window.desktop.exam.pending();
    return pending.ok ? (pending.value.find(({ mine }) => mine)?.attemptId ?? null) : null;
  });
  if (attemptId === null) throw new Error('No paper was interrupted.');
  return examPaths.testPaper.to({ attemptId });
};

const reveal: Reveal = async ({ page }) => {
  await press(page, 'exam/paper', 'back.continue');
  await (await buttonOf(page, 'exam/face-again', 'check')).waitFor();
};

/** The paper that asks for the face before it goes on. */
export const interruptedPaper = { tenant, scene, reveal, startsOver: true } as const;
