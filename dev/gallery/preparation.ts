import type { Page } from 'playwright';
import { examPaths } from '#contract/paths/exam.ts';
import type { Reveal, Scene } from './scene.ts';
import { enterAs } from './stage.ts';
import { textOf } from './text-of.ts';

/** A step of the preparation, which has no address of its own. */
export interface PreparationSight {
  name: string;
  path: string;
  tenant?: string;
  scene: Scene;
  reveal: Reveal;
}

/** The must-read of an exam, for the learner who has them all. */
const of =
  (examId: string): Scene =>
  async (stage) => {
    await enterAs(stage, '13800017719', 'b-east-power');
    return `${examPaths.prepare.pattern}?examId=${examId}&bussinessId=t-${examId}&type=1`;
  };

async function press(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: await textOf(page, 'exam/prepare', key), exact: true }).click();
}

const mustRead: Reveal = async ({ page }) => {
  await page.getByRole('checkbox', { name: await textOf(page, 'exam/prepare', 'read.tick') }).check();
  await press(page, 'next');
};

const deviceCheck: Reveal = async (stage) => {
  const { page } = stage;
  await mustRead(stage);
  await press(page, 'equipment.gotIt');
  const agree = page.getByRole('button', { name: await textOf(page, 'exam/prepare', 'consent.agree'), exact: true });
  const first = page.locator('[data-camera]').first();
  await agree.or(first).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await first.waitFor();
};

/** The code for a phone, at the tenant that offers it. */
const phone: Reveal = async (stage) => {
  const { page } = stage;
  await deviceCheck(stage);
  const offer = await textOf(page, 'domain/phone-camera', 'use');
  await page.getByRole('button', { name: offer, exact: true }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
};

const waiting: Reveal = async (stage) => {
  await mustRead(stage);
  await stage.page.getByRole('timer').waitFor();
};

/** A mock exam that another client of this learner has begun. */
const begunElsewhere: Scene = async (stage) => {
  const address = await of('e-food-mock-2')(stage);
  await stage.page.evaluate(() =>
    fetch('/api/exam/v1/exam/joinExam?examId=e-food-mock-2&bussinessId=t-e-food-mock-2&type=1'),
  );
  return address;
};

const elsewhere: Reveal = async (stage) => {
  await mustRead(stage);
  const goOn = await textOf(stage.page, 'exam/prepare', 'elsewhere.continue');
  await stage.page.getByRole('button', { name: goOn, exact: true }).waitFor();
};

/** The try-out of a seat, up to its sample paper. */
const toSamplePaper: Reveal = async (stage) => {
  const { page } = stage;
  const trial = async (key: string) =>
    page.getByRole('button', { name: await textOf(page, 'exam/seat-trial', key), exact: true });
  await mustRead(stage);
  await press(page, 'equipment.gotIt');
  await page.locator('[data-camera]').first().waitFor();
  await press(page, 'next');
  await page.getByRole('button', { name: await textOf(page, 'domain/face', 'later'), exact: true }).click();
  // The view before this one has begun it.
  await (await trial('enter.go')).or(await trial('enter.resume')).click();
  await (await trial('paper.next')).waitFor();
};

/** Up to the photo of the try-out. */
const toTrialFace: Reveal = async (stage) => {
  const { page } = stage;
  await mustRead(stage);
  await press(page, 'equipment.gotIt');
  await page.locator('[data-camera]').first().waitFor();
  await press(page, 'next');
  await page.getByRole('button', { name: await textOf(page, 'domain/face', 'instruction.go'), exact: true }).click();
  await page.locator('video').first().waitFor();
};

/** Nothing but the sample paper was tried: what is open is said. */
const toTrialResult: Reveal = async (stage) => {
  const { page } = stage;
  await toSamplePaper(stage);
  for (let question = 1; question < 4; question += 1) {
    const next = await textOf(page, 'exam/seat-trial', 'paper.next');
    await page.getByRole('button', { name: next, exact: true }).click();
  }
  const finish = await textOf(page, 'exam/seat-trial', 'paper.finish');
  await page.getByRole('button', { name: finish, exact: true }).click();
  const again = await textOf(page, 'exam/seat-trial', 'done.again');
  await page.getByRole('button', { name: again, exact: true }).waitFor({ timeout: 60_000 });
};

const trialOf: Scene = async (stage) => {
  await enterAs(stage, '13800017719', 'b-east-power');
  return examPaths.seatTrial.to();
};

/** The steps between the must-read and the paper that show without a face. */
export const preparationSights: readonly PreparationSight[] = [
  { name: 'prepare-devices', path: examPaths.prepare.pattern, scene: of('e-power-review'), reveal: deviceCheck },
  {
    name: 'prepare-phone',
    path: examPaths.prepare.pattern,
    tenant: 'liaoyuan',
    scene: of('e-power-review'),
    reveal: phone,
  },
  { name: 'prepare-waiting', path: examPaths.prepare.pattern, scene: of('e-aid-trauma'), reveal: waiting },
  { name: 'prepare-elsewhere', path: examPaths.prepare.pattern, scene: begunElsewhere, reveal: elsewhere },
  { name: 'trial-face', path: examPaths.seatTrial.pattern, scene: trialOf, reveal: toTrialFace },
  { name: 'trial-paper', path: examPaths.seatTrial.pattern, scene: trialOf, reveal: toSamplePaper },
  { name: 'trial-done', path: examPaths.seatTrial.pattern, scene: trialOf, reveal: toTrialResult },
];
