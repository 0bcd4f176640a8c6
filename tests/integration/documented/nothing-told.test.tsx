import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { rest } from '../any-answer/opening.ts';
import { goTo } from '../any-answer/probing.ts';

const page = (item: object) => ({ list: [item], total: 1 });
const practice = { practiceId: 'pr-x', practiceName: '消防基础练习' };
const exam = { id: 'x', examId: 'e-x', examName: '消防基础考试', bussinessId: 'b-x', examType: 1, sourceType: 1 };

/** An answer that leaves one fact out; what is shown of it, and which sentence nobody told. */
const rows: readonly [what: string, address: string, call: string, data: object, shows: RegExp, untold: RegExp][] = [
  [
    'the kind of a resource',
    learningPaths.video.to({ id: 'res-duty-voice' }),
    'resourceFindById',
    { id: 'res-duty-voice', name: '老班长说安全' },
    /这项内容的类型未公布/,
    /当前版本暂不支持/,
  ],
  [
    'the course of a practice',
    practicePaths.trainingTask.to({ id: 't-fire' }),
    'userPracticeXFindUserExams',
    page(practice),
    /练习所属的课程暂未公布/,
    /还没有练习/,
  ],
  [
    'the dates of a task',
    learningPaths.center.to(),
    'findTaskList',
    page({ id: 't-x', name: '消防值守的任务' }),
    /消防值守的任务.*起止日期未知/,
    /长期有效/,
  ],
  [
    'the lesson that was studied last',
    learningPaths.center.to(),
    'quickLearn',
    { taskId: 't-fire', taskName: '消防值班的任务' },
    /继续学习消防值班的任务继续学习/,
    /继续学习-/,
  ],
  [
    'the id of a practice',
    practicePaths.list.to(),
    'userPracticeXFindUserExams',
    page({ practiceName: '夜班消防练习' }),
    /夜班消防练习.*没有收到这份练习的编号/,
    /开始练习/,
  ],
  [
    'the name of what was studied last',
    learningPaths.center.to(),
    'quickLearn',
    { taskId: 't-fire', courseId: 'c-electric-fire', courseItemId: 'ci-electric-fire-3-2' },
    /已结束继续学习继续学习/,
    /继续学习-/,
  ],
  ['the window of an exam', examPaths.list.to(), 'userExamFindUserExams', page(exam), /消防基础考试/, /长期开放/],
];

let client: TestClient;
beforeAll(async () => {
  client = await openApp(rest, { signedIn: '13800017719' });
});
beforeEach(() => client.platform.clearFaults());
afterAll(() => client.stop());

const main = () => document.querySelector('main')?.textContent ?? '';

it.each(rows)('%s that nobody told is not told', async (_, address, call, data, shows, untold) => {
  const text = JSON.stringify({ code: 0, message: '', success: true, data });
  await client.platform.fault({ match: { id: call }, mode: 'answer', text, times: 0 });
  // What a row before has read is known until the client starts again.
  await client.restart(address);
  await waitFor(() => expect(main()).toMatch(shows));
  expect(main()).not.toMatch(untold);
});

it('a link that names no course is said to name none, not that there are no practices', async () => {
  await goTo(client, practicePaths.trainingTask.to({}));
  await waitFor(() => expect(main()).toMatch(/链接没有说明是哪门课程/));
  expect(main()).not.toMatch(/还没有练习/);
});
