import { beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#contract/ipc/paper.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { settled } from '#dev/gallery/settle.ts';
import { goToQuestion } from '../support/answer-sheet.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { outOfSight, overflows, watchShifts } from './measure.ts';
import { enter, resize, layoutStage } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;
const region = () => page().getByRole('region', { name: '当前题目' });

let questions: readonly Question[] = [];
let shown = 1;
let attemptId = '';

beforeAll(async () => {
  await enter(stage.current());
  const attempt = await openAttempt(page(), await findExam(page(), demoExam));
  ({ attemptId } = attempt);
  questions = attempt.paper.questions;
  // A paper that was left opens without a word about an interruption.
  await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
  await goTo(page(), examPaths.testPaper.to({ attemptId }));
  await page().getByRole('timer').waitFor();
  await settled(page(), 'zh-CN');
});

async function open(wanted: (question: Question) => boolean): Promise<void> {
  const number = questions.find(wanted)?.number;
  if (number === undefined) throw new Error('The paper has no such question.');
  await resize(page(), sizes[1]);
  await goToQuestion(page(), number, shown);
  shown = number;
}

/** What a learner must see at any time. */
function mustSee() {
  return {
    'the time that is left': page().getByRole('timer'),
    'hand-in': page().getByRole('button', { name: '交卷', exact: true }),
    'the saved line': region().getByText(/作答后自动保存|已保存在本机/),
    previous: region().getByRole('button', { name: '上一题' }),
    next: region().getByRole('button', { name: '下一题' }),
    mark: region().getByRole('button', { name: /标记/ }),
    'the question': region().getByRole('heading', { level: 1 }),
    'the answer': region()
      .getByRole('radio')
      .or(region().getByRole('checkbox'))
      .or(region().getByRole('textbox'))
      .first(),
  };
}

const kinds: readonly [string, (question: Question) => boolean][] = [
  ['a single choice', ({ kind }) => kind === 'single'],
  ['a question about a case', ({ materialId }) => materialId !== null],
  ['an essay', ({ kind }) => kind === 'essay'],
];

describe.each(kinds)('%s', (_, wanted) => {
  it('is in sight at every size', async () => {
    await open(wanted);
    const wrong: string[] = [];
    for (const size of sizes) {
      await resize(page(), size);
      for (const [name, element] of Object.entries(mustSee())) {
        const why = await outOfSight(element);
        if (why) wrong.push(`${nameOf(size)}: ${name} ${why}`);
      }
      wrong.push(...(await overflows(page())).map((found) => `${nameOf(size)}: ${found}`));
      const height = (await region().boundingBox())?.height ?? 0;
      if (height < Math.min(320, size.height - 164)) wrong.push(`${nameOf(size)}: the question has ${height} px`);
    }
    expect(wrong).toEqual([]);
  });
});

it('the field of an essay fills the room that the window leaves', async () => {
  await open(({ kind }) => kind === 'essay');
  for (const size of [sizes[1], sizes[4]]) {
    await resize(page(), size);
    const field = await region().getByRole('textbox').boundingBox();
    const below = await region().getByRole('button', { name: '下一题' }).boundingBox();
    // Between them stands the count of characters.
    expect((below?.y ?? Infinity) - (field?.y ?? 0) - (field?.height ?? 0), nameOf(size)).toBeLessThan(90);
  }
});

it.each(['fr-FR', 'en-US', 'zh-CN'] as const)('the words on the buttons of a paper are whole in %s', async (locale) => {
  await page().evaluate((patch) => window.desktop.settings.change(patch), { locale });
  await settled(page(), locale);
  for (const size of sizes) {
    await resize(page(), size);
    const { cut, all } = await page().evaluate(() => {
      const buttons = [...document.querySelectorAll('header button, footer button')];
      const tooLong = buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return { cut: tooLong.map(({ textContent }) => textContent), all: buttons.length };
    });
    expect(all, nameOf(size)).toBeGreaterThan(3);
    expect(cut, nameOf(size)).toEqual([]);
  }
});

it('the focus ring of a question that was reached by keyboard makes no scroll bars', async () => {
  await open(({ kind }) => kind === 'judge');
  await page().keyboard.press('ArrowLeft');
  await page()
    .getByRole('heading', { name: `第 ${shown - 1} 题` })
    .waitFor();
  shown -= 1;
  expect(await overflows(page())).toEqual([]);
});

it('a passage is highlighted by keyboard and by pointer, on disk at once, and nothing moves', async () => {
  // The material that several questions share is a text, others are pictures.
  const isShared = ({ materialId: id }: Question) => questions.filter(({ materialId }) => materialId === id).length > 1;
  const isAboutText = (question: Question) => question.materialId !== null && isShared(question);
  await open(isAboutText);
  const materialId = questions.find(isAboutText)?.materialId ?? '';
  const material = page().locator('section[tabindex="0"]');
  const highlights = async () => {
    const attempt = await page().evaluate((id) => window.desktop.exam.read(id), attemptId);
    return attempt.ok ? attempt.value?.highlights[materialId] : null;
  };
  const drawn = () => page().evaluate(() => [...(CSS.highlights.get('material') ?? [])].map(String));
  const shifts = await watchShifts(page());

  await material.focus();
  await page().keyboard.press('Shift+ArrowDown');
  await page().keyboard.press('Enter');
  await expect.poll(highlights).toHaveLength(1);
  expect(await drawn()).toEqual([await page().evaluate(() => String(document.getSelection()))]);

  await material.getByRole('cell').last().click({ clickCount: 3 });
  await page().getByRole('button', { name: '划重点' }).click();
  await expect.poll(highlights).toHaveLength(2);
  await page().getByRole('button', { name: '清除' }).click();
  await expect.poll(highlights).toHaveLength(1);
  expect(await shifts()).toEqual([]);
});
