import { expect, it } from 'vitest';
import { settled } from '../../dev/gallery/settle.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { enter, layoutStage } from './open-layout.ts';

const stage = layoutStage();

it('Chinese content inside of French is marked as Chinese and is not squeezed', async () => {
  await enter(stage.current());
  const { page } = stage.current();
  await page.evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
  await goTo(page, examPaths.list.to());
  await settled(page, 'fr-FR');
  const widths = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => ({
        lang: element.closest('[lang]')?.getAttribute('lang'),
        drawn: getComputedStyle(element).fontVariantEastAsian,
      }));
  expect(await widths(demoExam)).toEqual({ lang: 'zh-CN', drawn: 'normal' });
  expect(await widths('Examens officiels')).toEqual({ lang: 'fr-FR', drawn: 'proportional-width' });
  await page.evaluate(() => window.desktop.settings.change({ locale: 'zh-CN' }));
});
