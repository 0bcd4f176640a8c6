import { accountPaths } from '#contract/paths/account.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { humanFaceComparison } from '#contract/platform/face/face.ts';
import { buttonOf, dialogOn, press } from './press.ts';
import type { Reveal, Scene } from './scene.ts';
import { armFault, enterAs } from './stage.ts';
import { textOf } from './text-of.ts';

interface FaceSight {
  name: string;
  path: string;
  tenant?: string;
  scene: Scene;
  reveal?: Reveal;
  startsOver?: boolean;
}

const slice = 'domain/face';

/** A task that asks for the face first. */
export const beforeTask: Scene = async (stage) => {
  await enterAs(stage, '13800017719', 'b-east-power');
  return learningPaths.task.to({ id: 't-weld' });
};

/** The same, where no photo is recognised, and none is counted. */
export const neverRecognised: Scene = async (stage) => {
  const address = await beforeTask(stage);
  const text = JSON.stringify({ code: 200, message: '', data: 'no' });
  await armFault(stage, { match: { id: humanFaceComparison.id }, mode: 'answer', text, times: 0 });
  return address;
};

const agreed: Reveal = async ({ page }) => {
  const go = await buttonOf(page, slice, 'confirm.go');
  await go.waitFor();
  // Who agreed once is not asked again.
  const tick = page.getByRole('checkbox', { name: await textOf(page, slice, 'agreement.tick') });
  if (await tick.isVisible()) await tick.check();
  await go.click();
  await (await buttonOf(page, slice, 'instruction.go')).waitFor();
};

const permission: Reveal = async (stage) => {
  await agreed(stage);
  await press(stage.page, slice, 'instruction.go');
  await dialogOn(stage.page).waitFor();
};

const refused: Reveal = async (stage) => {
  await permission(stage);
  await press(stage.page, slice, 'permission.no');
  await (await buttonOf(stage.page, slice, 'refused.retry')).waitFor();
};

export const capture: Reveal = async (stage) => {
  const { page } = stage;
  await permission(stage);
  await press(page, slice, 'permission.yes');
  const name = await textOf(page, slice, 'capture.take');
  await page.locator('button:not([aria-disabled="true"])', { hasText: name }).waitFor();
};

export const photo: Reveal = async (stage) => {
  await capture(stage);
  await press(stage.page, slice, 'capture.take');
  await (await buttonOf(stage.page, slice, 'review.use')).waitFor();
};

export const failed: Reveal = async (stage) => {
  await photo(stage);
  await press(stage.page, slice, 'review.use');
  // The step before has a button of the same name.
  await stage.page.getByRole('heading', { name: await textOf(stage.page, slice, 'failed.title') }).waitFor();
};

/** The profile of a learner whose identity is not verified. */
export const unverified: Scene = async (stage) => {
  await enterAs(stage, '13800010003');
  return accountPaths.personalCenter.to({ tab: 'profile' });
};

const realName: Reveal = async ({ page }) => {
  await press(page, 'account/profile', 'realName.unverified');
  await dialogOn(page).waitFor();
};

const guide: Reveal = async (stage) => {
  await realName(stage);
  await press(stage.page, 'domain/identity', 'realName.here');
  await (await buttonOf(stage.page, 'domain/identity', 'guide.start')).waitFor();
};

export const card: Reveal = async (stage) => {
  await guide(stage);
  await press(stage.page, 'domain/identity', 'guide.start');
  await stage.page.getByText(await textOf(stage.page, 'domain/identity', 'card.rights')).waitFor();
};

const step = { path: learningPaths.task.pattern, startsOver: true } as const;
const dialog = { path: accountPaths.personalCenter.pattern, scene: unverified, startsOver: true } as const;

/** The face check in its steps, and the way to a verified identity. */
export const faceSights: readonly FaceSight[] = [
  { ...step, name: 'face-confirm', scene: beforeTask },
  { ...step, name: 'face-instruction', scene: beforeTask, reveal: agreed },
  { ...step, name: 'face-permission', scene: beforeTask, reveal: permission },
  { ...step, name: 'face-refused', scene: beforeTask, reveal: refused },
  { ...step, name: 'face-capture', scene: beforeTask, reveal: capture },
  { ...step, name: 'face-photo', scene: beforeTask, reveal: photo },
  { ...step, name: 'face-failed', scene: neverRecognised, reveal: failed },
  { ...dialog, name: 'dialog-real-name', reveal: realName },
  { ...dialog, name: 'dialog-identity', reveal: guide },
  { ...dialog, name: 'dialog-identity-card', reveal: card },
];
