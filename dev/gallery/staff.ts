import { examPaths } from '#contract/paths/exam.ts';
import { findExam, openAttempt, readAttempt } from '#tests/support/desktop-page.ts';
import { signInInvigilator } from '../platform/testing/invigilator.ts';
import type { Reveal, Scene, Stage } from './scene.ts';
import { enterAs } from './stage.ts';
import { takeUpPaper } from './take-up-paper.ts';
import { textOf } from './text-of.ts';

interface StaffSight {
  name: string;
  path: string;
  scene: Scene;
  reveal: Reveal;
}

/** The first heartbeat of a seat, which fetches what staff ordered, comes within half a minute; of one that wakes, at once. */
const wake = ({ app }: Stage) => app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
const firstBeatMs = 45_000;

/** An open paper of this learner; `order`: what staff do to it. */
function paperOf(account: string, order?: { kind: string } & Record<string, string>): Scene {
  return async (stage) => {
    await enterAs(stage, account);
    const exam = await findExam(stage.page, '低压电工作业（复审）理论考试');
    const { attemptId, userPaperId } = await openAttempt(stage.page, exam);
    if (order) {
      const staff = await signInInvigilator(stage.platform);
      await staff.order(order.kind, { ...order, paper: userPaperId });
    }
    return examPaths.testPaper.to({ attemptId });
  };
}

const paused: Reveal = async (stage) => {
  const { page } = stage;
  const goOn = page.getByRole('button', { name: await textOf(page, 'exam/paper', 'back.continue'), exact: true });
  const notice = page.getByRole('heading', { name: await textOf(page, 'exam/staff', 'pause.title') });
  await goOn.or(notice).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await page.getByRole('timer').first().or(notice).waitFor();
  await wake(stage);
  await notice.waitFor({ timeout: firstBeatMs });
};

const message: Reveal = async (stage) => {
  const { page } = stage;
  await takeUpPaper(page);
  const { userPaperId } = await readAttempt(page, new URL(page.url()).searchParams.get('attemptId') ?? '');
  // What was closed counts as read: each view has a message of its own.
  const staff = await signInInvigilator(stage.platform);
  await staff.order('message', { text: '请把手机放到讲台上，并将准考证放在桌面左上角。', paper: userPaperId });
  await wake(stage);
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor({ timeout: firstBeatMs });
  // Its button changes colour once it may be pressed: in between there is nothing to look at.
  await dialog.getByRole('button', { disabled: false }).waitFor();
};

const call: Reveal = async ({ page }) => {
  await takeUpPaper(page);
  await page.getByRole('button', { name: await textOf(page, 'exam/paper', 'help.label'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const calling = dialog.getByRole('button', { name: await textOf(page, 'exam/staff-call', 'call'), exact: true });
  const called = dialog.getByRole('button', { name: await textOf(page, 'exam/staff-call', 'called'), exact: true });
  await calling.or(called).waitFor();
  if (await calling.isVisible()) await calling.click();
  await called.waitFor();
};

/** What invigilators do, seen from the seat; each with a learner of its own. */
export const staffSights: readonly StaffSight[] = [
  { name: 'staff-paused', path: '', scene: paperOf('13800020013', { kind: 'pause', minutes: '30' }), reveal: paused },
  { name: 'staff-message', path: '', scene: paperOf('13800020014'), reveal: message },
  { name: 'staff-call', path: '', scene: paperOf('13800020015'), reveal: call },
];
