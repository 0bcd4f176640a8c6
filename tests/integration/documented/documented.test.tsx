import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { rest } from '../any-answer/opening.ts';
import { goTo } from '../any-answer/probing.ts';
import { untold } from './untold.ts';

const learner = '13800017719';
const ofCamp = { examId: 'e-aid-cpr', businessId: 'camp-aid', sourceType: '2', name: '' };
const fire = { practiceId: 'pr-fire', businessId: 'c-fire-basics', id: 'c-fire-basics' };
const course = { courseId: 'c-electric-fire' };
const notRead = /无法识别/;
const notThere = /暂无这项内容/;

/** What a learner finds at a place: what a document shows, or which of it is missing. */
const places: readonly [what: string, address: string, shows: RegExp][] = [
  ['the tasks', learningPaths.center.to(), /消防设施操作员（中级）考前培训.*继续学习/s],
  ['what a task consists of', learningPaths.task.to({ id: 't-fire' }), /建筑消防设施基础/],
  ['the camps', learningPaths.course.to(), /消防设施操作员（中级）考前训练营.*进入训练营/s],
  [
    'the courses of a camp',
    learningPaths.catalog.to({ taskId: 'camp-fire', taskType: '1' }),
    /建筑消防设施基础.*打开课程/s,
  ],
  ['the items of a course', learningPaths.courseDetails.to({ ...course, taskId: 't-fire' }), /3\.2 电气火灾的成因/],
  ['a film', learningPaths.play.to({ ...course, id: 'ci-electric-fire-3-2' }), /平台进度 54%/],
  ['a document', learningPaths.play.to({ ...course, id: 'ci-electric-fire-1-2' }), /常用电气符号与图例/],
  ['the homework', learningPaths.homework.to(course), /临时用电管理措施设计/],
  ['the bookings', learningPaths.bookings.to(), notRead],
  ['the live classes', livePaths.list.to(), /火警处置全流程演练.*进入直播/s],
  ['the exams', examPaths.list.to(), /低压电工作业（复审）理论考试.*开始考试/s],
  ['the exams of a camp', examPaths.list.to({ trainId: ofCamp.businessId }), /心肺复苏要点测验/],
  ['an exam', examPaths.details.to(ofCamp), /心肺复苏要点测验/],
  ['the papers of an exam', examPaths.results.to(ofCamp), notRead],
  ['a practical exam', examPaths.offlineTraining.to({ classExamId: 'ce-power-passed' }), notRead],
  ['the assessments', assessPaths.list.to(), /消防设施操作员（四级）岗位能力测评.*开始测评/s],
  [
    'an assessment',
    assessPaths.assess.to({ id: 'as-fire', refId: 'camp-fire', refType: '2' }),
    /没有收到这项测评的题目/,
  ],
  ['the results of assessments', assessPaths.answers.to({}), notRead],
  ['a practice', practicePaths.pattern.to(fire), /没有收到这份练习的题目/],
  ['the market', marketPaths.goods.to(), /熔化焊接与热切割作业取证.*1,280/s],
  ['goods', marketPaths.goodsDetail.to({ goodsId: 'g-weld' }), /熔化焊接与热切割作业取证.*立即购买/s],
  ['an order', marketPaths.order.to({ goodsId: 'g-weld' }), /应付金额.*提交订单/s],
  ['the messages', accountPaths.personalCenter.to({ tab: 'message' }), notRead],
  ['the certificates', accountPaths.personalCenter.to({ tab: 'certificate' }), notThere],
  ['the orders', accountPaths.personalCenter.to({ tab: 'orders' }), notThere],
  ['the profile', accountPaths.personalCenter.to({ tab: 'profile' }), /昵称/],
  ['the contacts', accountPaths.personalCenter.to({ tab: 'security' }), /138\*{4}7719.*是否已绑定邮箱未知/s],
  ['the home page', homePaths.platform.to(), /熔化焊接与热切割作业取证/],
  ['the jobs', jobPaths.board.to(), notRead],
];

async function openOn(seed: number | null): Promise<TestClient> {
  const client = await openApp(rest, { documented: { seed }, signedIn: learner });
  await waitFor(async () => {
    const session = await client.core.desktop.session.current();
    expect(session.ok && session.value.signedIn).toBe(true);
  });
  return client;
}

const main = () => document.querySelector('main')?.textContent ?? '';

describe('on a platform that has only what the documents show, without a profile, a learner finds', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await openOn(null);
  });
  afterAll(() => client.stop());

  it.each(places)('%s', async (_, address, shows) => {
    await goTo(client, address);
    await waitFor(() => expect(main()).toMatch(shows));
    expect(untold.filter((sentence) => sentence.test(main()))).toEqual([]);
    await goTo(client, rest);
  });
});

describe.each([3, 12])('where seed %i decides about the rest', (seed) => {
  const shown = places.filter(([, , shows]) => ![notRead, notThere].includes(shows));
  let client: TestClient;
  beforeAll(async () => {
    client = await openOn(seed);
  });
  afterAll(() => client.stop());

  it.each(shown.filter(([what]) => !/^(?:a practice|an assessment|the contacts)$/.test(what)))(
    'the documents are enough for %s',
    async (_, address, shows) => {
      await goTo(client, address);
      await waitFor(() => expect(main()).toMatch(shows));
      await goTo(client, rest);
    },
  );
});
