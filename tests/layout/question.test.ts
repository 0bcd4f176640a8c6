import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#contract/ipc/locale.ts';
import type { Question } from '#contract/ipc/paper.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { settled } from '#dev/gallery/settle.ts';
import { longName } from '#dev/platform/habits/long-names.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { outOfSight, overflows, startOutOfSight } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const low = sizes.filter(({ height }) => height < 700);

/** A paper that is open, question by question. */
function openPaper(exam: string, options: Parameters<typeof layoutStage>[0] = {}) {
  const stage = layoutStage(options);
  const page = () => stage.current().page;
  const region = () => page().locator('main section:has([data-answer])');
  const questions: Question[] = [];
  let shown = 0;
  beforeAll(async () => {
    await enter(stage.current());
    const { attemptId, paper } = await openAttempt(page(), await findExam(page(), exam));
    questions.push(...paper.questions);
    // A paper that was left opens without a word about an interruption.
    await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
    await goTo(page(), examPaths.testPaper.to({ attemptId }));
    await page().getByRole('timer').waitFor();
    await settled(page(), 'zh-CN');
  });

  return { page, region, faults };

  async function open(wanted: (question: Question) => boolean): Promise<void> {
    const at = questions.findIndex(wanted);
    if (at < 0) throw new Error('The paper has no such question.');
    for (; shown < at; shown += 1) await region().getByRole('button', { name: '下一题', exact: true }).click();
    for (; shown > at; shown -= 1) await region().getByRole('button', { name: '上一题', exact: true }).click();
    await region()
      .getByRole('heading', { name: `第 ${questions[at]?.number} 题` })
      .waitFor();
  }

  /** What of a question is not in sight in low windows: the start of its stem, and each of the answer's fields. */
  async function faults(wanted: (question: Question) => boolean, fields: string): Promise<string[]> {
    await open(wanted);
    const found: string[] = [];
    for (const locale of locales) {
      await page().evaluate((patch) => window.desktop.settings.change(patch), { locale });
      await settled(page(), locale, 100);
      for (const size of low) {
        await resize(page(), size);
        const seen = [await startOutOfSight(region().locator('[data-answer]').locator('xpath=preceding-sibling::*'))];
        const parts = await region().locator(`[data-answer] :is(${fields})`).all();
        if (parts.length === 0) seen.push(`has no ${fields}`);
        for (const part of parts) seen.push(await outOfSight(part));
        for (const button of await region().locator('> :last-child').getByRole('button').all())
          seen.push(await outOfSight(button));
        seen.push(await outOfSight(page().locator('header button').last()), ...(await overflows(page())));
        found.push(...seen.filter((fault) => fault !== null).map((fault) => `${locale} ${nameOf(size)}: ${fault}`));
      }
    }
    await page().evaluate((patch) => window.desktop.settings.change(patch), { locale: 'zh-CN' as const });
    await settled(page(), 'zh-CN', 100);
    return found;
  }
}

const option = '[role="radio"], [role="checkbox"]';
const choices: readonly [string, (question: Question) => boolean][] = [
  ['a single choice', ({ kind }) => kind === 'single'],
  ['several choices', ({ kind }) => kind === 'multiple'],
  ['a judgement', ({ kind }) => kind === 'judge'],
  ['a choice about a case', ({ kind, materialId }) => kind === 'single' && materialId !== null],
];

describe('a low window shows the stem and the whole answer', () => {
  const paper = openPaper(demoExam);

  it.each(choices)('of %s', async (_, wanted) => {
    expect(await paper.faults(wanted, option)).toEqual([]);
  });

  it('of blanks', async () => {
    expect(await paper.faults(({ kind }) => kind === 'blank', 'input')).toEqual([]);
  });

  it('of an essay', async () => {
    expect(await paper.faults(({ kind }) => kind === 'essay', 'textarea')).toEqual([]);
  });
});

describe('a low window shows the stem and the answer', () => {
  const paper = openPaper('综合题型');

  it('of a matching question', async () => {
    expect(await paper.faults(({ kind }) => kind === 'matching', 'select')).toEqual([]);
  });

  it('of an ordering question', async () => {
    expect(await paper.faults(({ kind }) => kind === 'ordering', 'li')).toEqual([]);
  });

  it('of a question for files', async () => {
    expect(await paper.faults(({ kind }) => kind === 'upload', 'button')).toEqual([]);
  });

  it('of a recording', async () => {
    expect(await paper.faults(({ recordingId }) => Boolean(recordingId), option)).toEqual([]);
  });
});

describe('a low window shows the start of a stem of 400 characters and the whole answer', () => {
  const paper = openPaper(longName(demoExam), { habits: 'long-names' });

  it.each(choices)('of %s', async (_, wanted) => {
    expect(await paper.faults(wanted, option)).toEqual([]);
  });

  it('which the keys scroll', async () => {
    expect(await paper.faults(({ kind }) => kind === 'single', option)).toEqual([]);
    await resize(paper.page(), sizes[3]);
    const stem = paper.region().getByRole('group').first();
    await stem.focus();
    await paper.page().keyboard.press('End');
    await expect.poll(() => stem.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });
});
