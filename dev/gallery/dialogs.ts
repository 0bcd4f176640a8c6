import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { accountPaths } from '../../src/contract/paths/account.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { findExam, openAttempt } from '../../tests/support/desktop-page.ts';
import type { Reveal, Scene } from './scene.ts';
import { enterAs } from './stage.ts';
import { openSignOut, unsettledPapers } from './unsettled.ts';

interface DialogSight {
  name: string;
  path: string;
  scene?: Scene;
  reveal: Reveal;
}

/** A text of the language that the page speaks: `<area>/<slice>` and the key in it. */
async function textOf(page: Page, slice: string, key: string): Promise<string> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const file = path.join(import.meta.dirname, '../../locales', language, `${slice}.json`);
  let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) value = Reflect.get(Object(value), part);
  if (typeof value !== 'string') throw new Error(`${slice} has no text ${key}.`);
  return value;
}

/** Presses the first button of each text, one after the other; the last one opens the dialog. */
function buttons(slice: string, ...keys: readonly string[]): Reveal {
  return async (page) => {
    for (const key of keys) {
      const name = await textOf(page, slice, key);
      await page.getByRole('button', { name, exact: true }).first().click();
    }
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  };
}

const shortcuts: Reveal = async (page) => {
  await page.keyboard.press('F1');
  await page.getByRole('dialog').waitFor();
};

const platformCheck: Reveal = async (page) => {
  await shortcuts(page);
  await buttons('shell/keys', 'platformCheck')(page);
};

const message: Reveal = async (page) => {
  await page.locator('[data-message]').first().click();
  await page.getByRole('dialog').waitFor();
};

const mustRead: Reveal = async (page) => {
  await page.getByRole('checkbox', { name: await textOf(page, 'exam/prepare', 'read.tick') }).check();
};

const equipment: Reveal = async (page) => {
  await mustRead(page);
  await buttons('exam/prepare', 'next')(page);
};

const consent: Reveal = async (page) => {
  await equipment(page);
  await buttons('exam/prepare', 'equipment.gotIt')(page);
};

const openPaper: Scene = async (stage) => {
  await enterAs(stage, '13800010002');
  const exam = await findExam(stage.page, '信息安全意识测评');
  const { attemptId } = await openAttempt(stage.page, exam);
  return examPaths.testPaper.to({ exam, attemptId });
};

const security = accountPaths.personalCenter.to({ tab: 'security' });
const prepare = `${examPaths.prepare.pattern}?examId=e-power-review&bussinessId=t-e-power-review&type=1`;

/** The dialogs that a learner meets. */
export const dialogSights: readonly DialogSight[] = [
  { name: 'shortcuts', path: examPaths.list.to(), reveal: shortcuts },
  { name: 'platform-check', path: examPaths.list.to(), reveal: platformCheck },
  { name: 'password', path: security, reveal: buttons('account/security', 'actions.password') },
  { name: 'close-account', path: security, reveal: buttons('account/security', 'actions.close') },
  { name: 'message', path: accountPaths.personalCenter.to({ tab: 'message' }), reveal: message },
  { name: 'equipment', path: prepare, reveal: equipment },
  { name: 'consent', path: prepare, reveal: consent },
  { name: 'sign-out', path: '', scene: unsettledPapers, reveal: openSignOut },
  // The last one: a paper that is open asks before it is left.
  { name: 'hand-in', path: '', scene: openPaper, reveal: buttons('exam/paper', 'handIn.open') },
];
