import type { Page } from 'playwright';
import { accountPaths } from '#contract/paths/account.ts';
import { faceverify } from '#contract/platform/account/identity.ts';
import { drawnPicture } from './drawn-picture.ts';
import { card, unverified } from './faces.ts';
import { buttonOf, dialogOn, press } from './press.ts';
import type { Reveal, Scene } from './scene.ts';
import { armFault } from './stage.ts';
import { textOf } from './text-of.ts';

interface IdentitySight {
  name: string;
  path: string;
  scene: Scene;
  reveal: Reveal;
  startsOver: true;
}

const slice = 'domain/identity';

/** Chooses the picture of one side. */
async function choose(page: Page, side: 'front' | 'back'): Promise<void> {
  const input = page.getByLabel(await textOf(page, slice, `card.input.${side}`));
  await input.setInputFiles(
    await drawnPicture(page, `${side}.jpg`, ['姓名 王建国', '性别 男  民族 汉', '公民身份号码']),
  );
  await (await buttonOf(page, slice, 'card.use')).waitFor();
}

const cardPhoto: Reveal = async (stage) => {
  await card(stage);
  await choose(stage.page, 'front');
};

const check: Reveal = async (stage) => {
  const { page } = stage;
  await cardPhoto(stage);
  await press(page, slice, 'card.use');
  await page.getByRole('heading', { name: await textOf(page, slice, 'card.title.back') }).waitFor();
  await choose(page, 'back');
  await press(page, slice, 'card.use');
  await (await buttonOf(page, slice, 'check.confirm')).waitFor();
};

const face: Reveal = async (stage) => {
  const { page } = stage;
  await check(stage);
  await press(page, slice, 'check.confirm');
  const name = await textOf(page, slice, 'card.take');
  await page.locator('button:not([aria-disabled="true"])', { hasText: name }).last().waitFor();
};

/** The platform takes the face, and keeps nothing: each view begins as unverified. */
const alwaysPassed: Scene = async (stage) => {
  const address = await unverified(stage);
  const text = JSON.stringify({ code: 200, message: '', success: true, data: { passed: true, remaining: 5 } });
  await armFault(stage, { match: { id: faceverify.id }, mode: 'answer', text, times: 0 });
  return address;
};

const done: Reveal = async (stage) => {
  await face(stage);
  await press(stage.page, slice, 'card.take', 'card.use');
  await (await buttonOf(stage.page, slice, 'done.close')).waitFor();
};

const leave: Reveal = async (stage) => {
  await check(stage);
  await press(stage.page, slice, 'leave.close');
  await (await buttonOf(stage.page, slice, 'leave.stay')).waitFor();
};

/** The profile with something typed, and the way out. */
const unsaved: Reveal = async ({ page }) => {
  if (await dialogOn(page).isVisible()) return;
  const field = await textOf(page, 'account/profile', 'fields.nickname');
  await page.getByRole('textbox', { name: new RegExp(`^${field}`, 'u') }).fill('建国师傅');
  await page.locator('header a').first().click();
  await dialogOn(page).waitFor();
};

const dialog = { path: accountPaths.personalCenter.pattern, scene: unverified, startsOver: true } as const;

/** The verification of an identity after its first step, and the profile around it. */
export const identitySights: readonly IdentitySight[] = [
  { ...dialog, name: 'dialog-identity-photo', reveal: cardPhoto },
  { ...dialog, name: 'dialog-identity-check', reveal: check },
  { ...dialog, name: 'dialog-identity-face', reveal: face },
  { ...dialog, name: 'dialog-identity-leave', reveal: leave },
  { ...dialog, name: 'dialog-identity-done', scene: alwaysPassed, reveal: done },
  { ...dialog, name: 'dialog-profile-unsaved', reveal: unsaved },
];
