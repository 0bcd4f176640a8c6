import { describe, it } from 'vitest';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { expect } from '../support/expect.ts';
import { goTo } from '../support/journeys.ts';
import { lockSentences } from '../support/lock-sentences.ts';
import { openSeat } from '../support/seat.ts';

const seat = openSeat('cannot-be-studied');

const text = (words: string) => seat.page.getByText(words, { exact: true });
const card = (name: string) => seat.page.getByRole('article', { name });
const row = (name: string) => seat.page.getByRole('listitem').filter({ hasText: name });

describe('what cannot be studied says why', () => {
  it('a camp that has not begun, from the list and by its address', async () => {
    await goTo(seat.page, learningPaths.course.to());
    await card('职场信息安全七日营').getByRole('button', { name: '进入训练营' }).click();
    await expect(text('训练营未开始')).toBeVisible();
    await goTo(seat.page, learningPaths.catalog.to({ taskId: 'camp-info' }));
    await expect(seat.page.getByRole('heading', { name: '训练营未开始' })).toBeVisible();
  });

  it('a camp that has ended', async () => {
    await goTo(seat.page, learningPaths.catalog.to({ taskId: 'camp-river' }));
    await card('职业道德与劳动法规').getByRole('button', { name: '打开课程' }).click();
    await expect(text('已到期，无法学习')).toBeVisible();
  });

  it('items of a camp without content, and one that has expired', async () => {
    const course = { courseId: 'c-electric-fire', trainId: 'camp-fire', taskType: '1' };
    await goTo(seat.page, learningPaths.courseDetails.to(course));
    for (const item of [/^5\.1 电气火灾案例/u, /^5\.2 配电房/u]) {
      await seat.page.getByRole('button', { name: item }).press('Enter');
      // In the row of each of the two, and as the answer to the click.
      await expect(text('无内容，无法学习')).toHaveCount(3);
    }
    await seat.page.getByRole('button', { name: /^5\.3 2024/u }).press('Enter');
    await expect(text('已过期不可查看')).toHaveCount(2);
    for (const [part, words] of [
      ['5-1', '无内容，无法学习'],
      ['5-3', '已过期不可查看'],
    ] as const) {
      await goTo(seat.page, learningPaths.play.to({ ...course, id: `ci-electric-fire-${part}` }));
      await expect(seat.page.getByRole('heading', { name: '现在还不能学习' })).toBeVisible();
      await expect(text(words).first()).toBeVisible();
    }
  });

  it('a task that has not begun, one that has ended, and an item of a task that has expired', async () => {
    await goTo(seat.page, learningPaths.center.to());
    await card('养老护理员（初级）技能培训').getByRole('button', { name: '开始学习' }).click();
    await expect(text('任务未开始')).toBeVisible();
    await seat.page.getByRole('tab', { name: '已结束' }).click();
    await card('N1 叉车司机取证班（第 11 期）').getByRole('button', { name: '查看' }).click();
    await expect(text('已到期，无法学习')).toBeVisible();
    await goTo(seat.page, learningPaths.task.to({ id: 't-fire' }));
    await expect(row('消防控制室值班要点（2025 版）').getByText('已过期不可查看')).toBeVisible();
  });

  it.each(lockSentences)('an item of a task that is locked by %s', async (conditions, sentence) => {
    await goTo(seat.page, learningPaths.task.to({ id: `t-locked-${conditions}` }));
    await expect(row('结业考试').getByText(sentence, { exact: true })).toBeVisible();
    await row('结业考试').getByRole('button', { name: '查看原因' }).click();
    await expect(text(sentence)).toHaveCount(2);
  });

  it('an item of a course that waits for the one before it', async () => {
    const course = { courseId: 'c-electric-fire', trainId: 'camp-fire', taskType: '1' };
    await goTo(seat.page, learningPaths.courseDetails.to(course));
    const sentence = '“3.2 电气火灾的成因与处置”学到 80%（当前 54%）后开放';
    await expect(text(sentence)).toHaveCount(1);
    await seat.page.getByRole('button', { name: /^3\.3 剩余电流/u }).press('Enter');
    await expect(text(sentence)).toHaveCount(2);
  });

  it('a course that is rated before 30 % of it are learnt', async () => {
    await goTo(seat.page, learningPaths.task.to({ id: 't-aid' }));
    await seat.page.getByRole('button', { name: '课程信息：心肺复苏与 AED 使用' }).click();
    await seat.page.getByRole('dialog', { name: '课程信息' }).getByRole('button', { name: '评价' }).click();
    await expect(text('课程学习进度未达到30%，不能评价')).toBeVisible();
    await expect(seat.page.getByRole('dialog', { name: '课程评价' })).toHaveCount(0);
  });

  it('a training that is booked before the formal exam is passed', async () => {
    await goTo(seat.page, learningPaths.task.to({ id: 't-fire' }));
    await row('高层疏散演练').getByRole('button', { name: '预约' }).click();
    await expect(text('通过正式考试后开放预约')).toBeVisible();
  });

  it('a monthly exam on a day on which it is not open', async () => {
    await goTo(seat.page, examPaths.list.to());
    await card('消防控制室月度抽测').getByRole('button', { name: '查看开放时间' }).click();
    await expect(text('该考试未到开启时间')).toBeVisible();
  });

  it('an assessment that has expired, from the list and by its address', async () => {
    await goTo(seat.page, assessPaths.list.to());
    await card('应急救护员急救技能自评').getByRole('button', { name: '查看' }).click();
    await expect(text('已到期，无法学习')).toBeVisible();
    await goTo(seat.page, assessPaths.assess.to({ id: 'as-river', refId: 'camp-river', refType: '2' }));
    await seat.page.waitForURL(/\/assess\?/u);
    await expect(text('已到期，无法学习')).toBeVisible();
    await expect(card('应急救护员急救技能自评')).toHaveCount(0);
  });
});
