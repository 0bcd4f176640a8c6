import { learningPaths } from '#contract/paths/learning.ts';
import { faceTriesUsedCode, humanFaceComparison } from '#contract/platform/face/face.ts';
import { beforeTask, capture, failed, neverRecognised, photo } from './faces.ts';
import { buttonOf, dialogOn, press } from './press.ts';
import type { Reveal, Scene, Stage } from './scene.ts';
import { armFault } from './stage.ts';
import { textOf } from './text-of.ts';

interface FaceEndSight {
  name: string;
  path: string;
  scene: Scene;
  reveal: Reveal;
  restore: Reveal;
  startsOver: true;
}

const slice = 'domain/face';
/** Longer than a failed photo waits for the next one. */
const tooLongMs = 11 * 60_000;

/** Its end shows for three seconds: they stand still, so that there is time to look at it. */
async function endingWith({ page }: Stage, title: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const real = window.setInterval;
    Object.assign(window, {
      setInterval: (run: () => void, ms: number) => real(run, ms === 1000 ? 86_400_000 : ms),
    });
  });
  await act();
  await page.getByRole('alertdialog', { name: await textOf(page, slice, title) }).waitFor();
}

/** What the page remembers of a check, and the time that stood still. */
const restore: Reveal = async ({ page }) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.waitForFunction(() => 'desktop' in window);
};

const use = async (stage: Stage) => press(stage.page, slice, 'review.use');

const passed: Reveal = async (stage) => {
  await photo(stage);
  await endingWith(stage, 'success.title', () => use(stage));
};

/** The platform counts too. */
const usedUpAtPlatform: Scene = async (stage) => {
  const address = await beforeTask(stage);
  await armFault(stage, { match: { id: humanFaceComparison.id }, mode: 'code', code: faceTriesUsedCode, times: 0 });
  return address;
};

const usedUp: Reveal = async (stage) => {
  await photo(stage);
  await endingWith(stage, 'exhausted.title', () => use(stage));
};

const expired: Reveal = async (stage) => {
  await failed(stage);
  const { page } = stage;
  await endingWith(stage, 'expired.title', async () => {
    await page.evaluate((ms) => {
      const real = performance.now.bind(performance);
      performance.now = () => real() + ms;
    }, tooLongMs);
    await press(page, slice, 'failed.retry');
    await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
  });
};

/** The question before a check is left. */
const paused: Reveal = async (stage) => {
  await capture(stage);
  await (await buttonOf(stage.page, slice, 'later')).click();
  await dialogOn(stage.page).waitFor();
};

const step = { path: learningPaths.task.pattern, startsOver: true, restore } as const;

/** How a face check ends. */
export const faceEndSights: readonly FaceEndSight[] = [
  { ...step, name: 'face-passed', scene: beforeTask, reveal: passed },
  { ...step, name: 'face-used-up', scene: usedUpAtPlatform, reveal: usedUp },
  { ...step, name: 'face-expired', scene: neverRecognised, reveal: expired },
  { ...step, name: 'face-paused', scene: beforeTask, reveal: paused },
];
