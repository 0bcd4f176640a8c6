import { describe, it } from 'vitest';
import { practicePaths } from '#contract/paths/practice.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { practiceRecord } from '../support/practice-record.ts';
import { openSeat } from '../support/seat.ts';

const fire = { practiceId: 'pr-fire', businessId: 'c-fire-basics' };
const seat = openSeat('practice');

const button = (name: string | RegExp) => seat.page.getByRole('button', { name, exact: typeof name === 'string' });
const text = (what: string) => seat.page.getByText(what, { exact: true });
const held = () => practiceRecord(seat.platform.origin, 'u-017719', 'pr-fire');

async function begin(mode: string): Promise<void> {
  await goTo(seat.page, practicePaths.pattern.to(fire));
  await seat.page.getByRole('article', { name: mode }).getByRole('button', { name: '开始', exact: true }).click();
  await seat.page.getByRole('heading', { name: /^第 1 题，共/u }).waitFor();
}

async function choose(key: string): Promise<void> {
  await seat.page.getByRole('radio', { name: new RegExp(`^${key}`, 'u') }).click();
}

async function check(key: string, verdict: '答对了' | '答错了'): Promise<void> {
  await choose(key);
  await button('看对错').click();
  await text(verdict).waitFor();
}

async function next(number: number): Promise<void> {
  await button('下一题').click();
  await seat.page.getByRole('heading', { name: new RegExp(`^第 ${number} 题，`, 'u') }).waitFor();
}

async function finish(): Promise<void> {
  await button('结束练习').first().click();
  await seat.page.getByRole('alertdialog').getByRole('button', { name: '结束', exact: true }).click();
  await seat.page.getByRole('heading', { level: 1, name: '练习结果' }).waitFor();
}

async function restartAfterKill(number: number): Promise<void> {
  await seat.restart();
  await goTo(seat.page, practicePaths.practice.to(fire));
  await seat.page.getByRole('heading', { name: new RegExp(`^第 ${number} 题，`, 'u') }).waitFor();
}

/** Numbers of the questions in the book, the latest first. */
async function book(): Promise<string[]> {
  await goTo(seat.page, practicePaths.wrongAnswers.to());
  await seat.page.getByRole('heading', { level: 1, name: '错题本' }).waitFor();
  const articles = seat.page.getByRole('article');
  await articles.or(text('没有错题')).first().waitFor();
  return articles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

// One client: each mode takes up the book where the one before left it.
describe('practice', () => {
  it('in order: told at once, a wrong answer enters the book', async () => {
    await begin('顺序练习');
    await expect(seat.page.getByRole('timer')).toHaveCount(0);
    await check('A', '答错了');
    await next(2);
    await check('C', '答对了');
    await finish();
    expect(await book()).toEqual(['第 1 题']);
  });

  it('by section: only the chosen questions', async () => {
    await goTo(seat.page, practicePaths.pattern.to(fire));
    await seat.page.getByRole('checkbox', { name: '疏散逃生' }).check();
    await begin('章节练习');
    await expect(seat.page.getByRole('heading', { name: '第 1 题，共 1 题' })).toBeVisible();
    await check('A', '答错了');
    await finish();
    expect(await book()).toEqual(['第 13 题', '第 1 题']);
  });

  it('wrong only: answered right twice in a row, a question leaves the book', async () => {
    for (const left of [2, 1]) {
      await begin('错题练习');
      await expect(seat.page.getByRole('heading', { name: '第 1 题，共 2 题' })).toBeVisible();
      const first = (await seat.page.getByRole('region', { name: '当前题目' }).textContent())?.includes('火警');
      if (!first) await next(2);
      await check('B', '答对了');
      await finish();
      expect(await book()).toHaveLength(left);
    }
  });

  it('mock: against the clock, told at the end, empty questions enter the book', async () => {
    await begin('模拟考试');
    await expect(seat.page.getByRole('timer', { name: '剩余时间' })).toBeVisible();
    await choose('B');
    await expect(button('看对错')).toHaveCount(0);
    await finish();
    expect(await book()).toHaveLength(15);
  });

  it('at random: the same order and question after a kill', async () => {
    await begin('随机练习');
    await next(2);
    await next(3);
    await button('标记').click();
    await button('已标记').waitFor();
    const region = () => seat.page.getByRole('region', { name: '当前题目' }).textContent();
    const shown = await region();
    await restartAfterKill(3);
    expect(await region()).toBe(shown);
    await finish();
  });

  it('without network and after a kill: nothing lost, and each answer is sent once', async () => {
    await begin('顺序练习');
    await check('B', '答对了');
    await text('已全部同步').waitFor();
    await seat.platform.stop();
    await next(2);
    await check('C', '答对了');
    await text('1 项尚未同步').waitFor();
    await restartAfterKill(2);
    await text('答对了').waitFor();
    await seat.platform.start();
    await finish();
    await text('已全部同步').waitFor({ timeout: 60_000 });
    const { runs, marks } = await held();
    expect(marks).toHaveLength(1);
    expect(runs.every(({ ended }) => ended)).toBe(true);
    expect(runs.at(-1)?.answers.map(({ question_id }) => question_id)).toEqual(['xf-001', 'xf-002']);
    expect(runs.flatMap(({ answers }) => answers).every(({ commits }) => commits === 1)).toBe(true);
  });
});
