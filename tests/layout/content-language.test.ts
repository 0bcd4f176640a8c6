import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { settled } from '#dev/gallery/settle.ts';
import { enterAs } from '#dev/gallery/stage.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { enter, layoutStage } from './open-layout.ts';

const stage = layoutStage();

/** The language that a text is marked with, and how wide its Chinese punctuation is drawn. */
const drawnAs = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => ({
      lang: element.closest('[lang]')?.getAttribute('lang'),
      drawn: getComputedStyle(element).fontVariantEastAsian,
    }));

it('Chinese content inside of French is marked as Chinese and is not squeezed', async () => {
  await enter(stage.current());
  const { page } = stage.current();
  await page.evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
  await goTo(page, examPaths.list.to());
  await settled(page, 'fr-FR');
  expect(await drawnAs(page, demoExam)).toEqual({ lang: 'zh-CN', drawn: 'normal' });
  expect(await drawnAs(page, 'Examens officiels')).toEqual({ lang: 'fr-FR', drawn: 'proportional-width' });
  // Also in the middle of a sentence, and of what the platform says of its organisation.
  const { attemptId } = await openAttempt(page, await findExam(page, demoExam));
  await page.evaluate((id) => window.desktop.exam.leave(id), attemptId);
  await page.evaluate(() => window.desktop.session.end('signed-out'));
  await goTo(page, accountPaths.login.to());
  await page.getByRole('timer').waitFor();
  expect(await drawnAs(page, demoExam)).toEqual({ lang: 'zh-CN', drawn: 'normal' });
  await goTo(page, '/about-cn');
  expect(await drawnAs(page, '苏 ICP 备 20000001 号（示例）')).toEqual({ lang: 'zh-CN', drawn: 'normal' });
  await page.evaluate(() => window.desktop.settings.change({ locale: 'zh-CN' }));
});

it('messages and a certificate are drawn in the same shapes in every language', async () => {
  await enterAs(stage.current(), '13800017719', 'b-east-power');
  const { page } = stage.current();
  await page.evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
  await goTo(page, accountPaths.personalCenter.to({ tab: 'message' }));
  expect(await drawnAs(page, '名额 60 人，先到先得。')).toEqual({ lang: 'zh-CN', drawn: 'normal' });
  await goTo(page, accountPaths.personalCenter.to({ tab: 'certificate' }));
  await page.getByRole('button', { name: 'Afficher', exact: true }).first().click();
  const drawn = page.getByRole('dialog').locator('canvas[role=img]');
  await drawn.waitFor();
  expect(await drawn.evaluate((canvas) => getComputedStyle(canvas).fontVariantEastAsian)).toBe('normal');
  await page.evaluate(() => window.desktop.settings.change({ locale: 'zh-CN' }));
});
