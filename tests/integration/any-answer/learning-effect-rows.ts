import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { fill, press, user, type EffectRow } from './effect-acts.ts';

const address = learningPaths.task.to({ id: 't-fire' });

/** The dates of the training, with its booking for the date of this place, or as it is. */
async function openDates(booked: boolean): Promise<HTMLElement> {
  const item = (await screen.findByText('灭火器与消火栓实操')).closest('li');
  if (!item) throw new Error('the training is no item of a list');
  await user.click(within(item).getByRole('button', { name: /预约|改约/ }));
  const dialog = await screen.findByRole('dialog');
  if (!booked || within(dialog).queryByText('当前预约')) return dialog;
  await choose(dialog, '预约', 1);
  await within(item).findByText('已预约');
  await waitFor(() => within(item).getByRole('button', { name: '改约' }));
  await user.click(within(item).getByRole('button', { name: '改约' }));
  return screen.findByRole('dialog');
}

async function choose(dialog: HTMLElement, name: string, place: number): Promise<void> {
  const date = (await within(dialog).findAllByRole('radio'))[place];
  if (date) await user.click(date);
  await user.click(await within(dialog).findByRole('button', { name }));
}

/** Fills in what is required of the form for a day of open doors, and sends it. */
async function sendForm(): Promise<void> {
  await screen.findByRole('button', { name: '提交' });
  await fill(/^姓名/, '林晓');
  await fill(/^手机号/, '13800017719');
  await fill(/^同行人数/, '2');
  await press('提交');
}

/** Goes to the list; what was not handed in is asked about. */
async function leaveHomework(): Promise<void> {
  await press('返回作业列表');
  await waitFor(() =>
    expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('heading', { name: '作业' })).not.toBeNull(),
  );
  const button = screen.queryByRole('button', { name: '离开' });
  if (button) await user.click(button);
  await screen.findByRole('heading', { name: '作业' });
}

/** Bookings of an offline training, homework, and forms. */
export const learningRows: readonly EffectRow[] = [
  {
    id: 'evaluateCourse',
    address,
    sample: { accepted: true },
    async act() {
      await press('课程信息：职业道德与劳动法规');
      await press('评价');
      const stars = await screen.findAllByRole('radio', { name: '5 星' });
      if (stars[0]) await user.click(stars[0]);
      await press('提交评价');
    },
  },
  {
    id: 'answerHomework',
    address: learningPaths.homework.to({ courseId: 'c-electric-fire', homeworkId: 'hw-electric-check' }),
    sample: { accepted: true },
    claim: /作业已提交/,
    leave: leaveHomework,
    async act() {
      await fill('正文', '配电箱位于一楼东侧，共六个回路。');
      await press('提交作业');
    },
  },
  {
    id: 'formSubmit',
    address: learningPaths.form.to({ formId: 'f-open-day' }),
    sample: { accepted: true },
    act: sendForm,
  },
  {
    id: 'courseSaasSave',
    address: learningPaths.courseDetails.to({ courseId: 'c-aid-cpr' }),
    sample: { id: 'sv-1' },
    claim: /已收藏/,
    async act() {
      await press('收藏');
      await user.click(await screen.findByRole('checkbox', { name: /^整门课程/ }));
    },
  },
  {
    id: 'courseSaasDelete',
    address: learningPaths.courses.to({ tab: 'saved' }),
    sample: { removed: true },
    claim: /已取消收藏/,
    async act() {
      const [first] = await screen.findAllByRole('button', { name: '取消收藏' });
      if (first) await user.click(first);
    },
  },
  {
    id: 'reserveTaskTraining',
    address,
    sample: { reserved: true },
    act: async () => choose(await openDates(false), '预约', 1),
  },
  {
    id: 'replaceTaskTraining',
    address,
    sample: { reserved: true },
    act: async () => choose(await openDates(true), '改到此场次', 2),
  },
  {
    id: 'cancelTaskTraining',
    address,
    sample: { reserved: false },
    async act() {
      await user.click(await within(await openDates(true)).findByRole('button', { name: '取消预约' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消预约' }));
    },
  },
];
