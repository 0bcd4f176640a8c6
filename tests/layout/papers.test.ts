import { beforeAll, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { settled } from '#dev/gallery/settle.ts';
import { enterAs } from '#dev/gallery/stage.ts';
import { goTo } from '../support/journeys.ts';
import { layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;
const exam = { examId: 'e-fire-stage-1', businessId: 't-e-fire-stage-1', sourceType: '1', name: '阶段模拟考试' };

beforeAll(() => enterAs(stage.current(), '13800017719', 'b-east-power'));

it('scores of several papers end below one another', async () => {
  await goTo(page(), examPaths.results.to(exam));
  await settled(page(), 'zh-CN');
  await resize(page(), sizes[1]);
  const scores = page()
    .getByRole('list', { name: '我的试卷' })
    .getByText(/^[\d.]+ \/ [\d.]+ 分$/);
  await scores.nth(1).waitFor();
  const boxes = await scores.evaluateAll((all) => all.map((score) => Math.round(score.getBoundingClientRect().right)));
  expect(new Set(boxes).size).toBe(1);
});

it('the result of a paper stands below its heading, in the middle of the page', async () => {
  await page()
    .getByRole('button', { name: /^查看成绩/ })
    .first()
    .click();
  await page().getByRole('heading', { level: 2, name: '成绩' }).waitFor();
  const middles = await page().evaluate(() => {
    const card = document.querySelector('main h2')?.parentElement?.getBoundingClientRect();
    const row = document.querySelector('main h1')?.parentElement?.getBoundingClientRect();
    return [card, row].map((box) => box && box.left + box.width / 2);
  });
  const centre = await page().evaluate(() => document.body.getBoundingClientRect().width / 2);
  for (const middle of middles) expect(Math.abs((middle ?? 0) - centre)).toBeLessThanOrEqual(1);
});
