import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../src/app/routes/routes.ts';
import { accountPaths } from '../../../src/contract/paths/account.ts';
import { myCertificates } from '../../../src/contract/platform/certificate/certificate.ts';
import { userExamFindUserExams } from '../../../src/contract/platform/exam/exam.ts';
import { examFindUserPaperListById } from '../../../src/contract/platform/exam/user-paper.ts';
import { cmsArticleList } from '../../../src/contract/platform/home/cms.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import type { TestCore } from '../../support/core.ts';
import { askAsPage } from '../../support/page-calls.ts';
import { signInto } from '../../support/sitting.ts';
import { declared, faultsOfScreen, goTo, probed } from './probing.ts';
import { openedElsewhere, screenRows, type ScreenRow, type Subject } from './screens.ts';

const phone = '13800017719';
const firstPage = { pageNum: 1, pageSize: 10 };
/** Where nothing is asked for. */
const rest = accountPaths.userAgreement.to();
const groups = groupsOf(screenRows);

function groupsOf(rows: readonly ScreenRow[]): [name: string, rows: ScreenRow[]][] {
  const names = [...new Set(rows.map(({ as, tenant = '' }) => `${as} ${tenant}`))];
  return names.map((name) => [name, rows.filter(({ as, tenant = '' }) => `${as} ${tenant}` === name)]);
}

async function openFor({ as, tenant }: ScreenRow): Promise<TestClient> {
  const client = await openApp(rest, {
    ...(tenant === undefined ? {} : { tenant }),
    ...(as === 'learner' ? { signedIn: phone } : {}),
  });
  if (as === 'learner without branch') await signInto(client.core, '13800010005');
  if (as === 'learner') {
    await waitFor(async () => {
      const session = await client.core.desktop.session.current();
      expect(session.ok && session.value.name !== null && session.value.branch !== null).toBe(true);
    });
  }
  return client;
}

/** An exam of which the platform has a paper of the learner. */
async function paperOf(core: TestCore): Promise<Pick<Subject, 'exam' | 'userPaperId'>> {
  const exams = await askAsPage(core, userExamFindUserExams, { ...firstPage, pageSize: 50 });
  for (const { examId, bussinessId, sourceType, examName: name } of exams.list) {
    const type = String(sourceType);
    const papers = await askAsPage(core, examFindUserPaperListById, { ...firstPage, examId, bussinessId, type });
    const [paper] = papers.list;
    const exam = { examId, businessId: bussinessId, sourceType: type, name };
    if (paper) return { exam, userPaperId: paper.userPaperId };
  }
  throw new Error('The learner has no paper.');
}

async function subjectFor({ core }: TestClient, { as }: ScreenRow): Promise<Subject> {
  const articles = await askAsPage(core, cmsArticleList, { ...firstPage, keyword: '' });
  const articleId = articles.list[0]!.id;
  const nothing = {
    exam: { examId: '', businessId: '', sourceType: '', name: '' },
    userPaperId: '',
    certificateId: '',
  };
  if (as !== 'learner') return { ...nothing, articleId };
  const { exam, userPaperId } = await paperOf(core);
  const certificates = await askAsPage(core, myCertificates, firstPage);
  return { articleId, exam, userPaperId, certificateId: certificates.list[0]!.id };
}

describe.each(groups)('any JSON in place of an answer that %s sees', (_, rows) => {
  let client: TestClient;
  let subject: Subject;
  beforeAll(async () => {
    client = await openFor(rows[0]!);
    subject = await subjectFor(client, rows[0]!);
  });
  afterAll(() => client.stop());

  it.each(rows.map((row, index) => [row.route, index] as const))('%s', async (_route, index) => {
    const { route, address } = rows[index]!;
    await goTo(client, address?.(subject) ?? route);
    expect(await faultsOfScreen(client)).toEqual([]);
    await goTo(client, rest);
  });
});

it('every screen of the route table is opened', () => {
  const opened = [...screenRows.map(({ route }) => route), ...openedElsewhere];
  const screens = routes.filter(({ redirect }) => redirect !== true);
  expect(screens.filter(({ path }) => !opened.includes(path)).map(({ path }) => path)).toEqual([]);
});

/** Reading calls that no screen of the table shows anything of, each with where odd answers to it are read. */
const readElsewhere: Readonly<Record<string, string>> = {
  checkPackageVersion: 'start.test.tsx',
  configurationByEncodedHost: 'start.test.tsx',
  getBlockListForClick: 'start.test.tsx',
  getConfiguration: 'start.test.tsx',
  getCourseGrantList: 'start.test.tsx',
  assessUserAnswerQuestionList: 'any-answer.test.ts: main reads it',
  goodsLearnerFindGoodsList: 'any-answer.test.ts: asked for only after goods were looked at',
  creditPersonJzFindByNameAndIdCard: 'any-answer.test.ts: asked for once a form is filled in',
  nursingAssistantExamResultFindByCondition: 'any-answer.test.ts: asked for once a form is filled in',
  measureUpload: 'tests/e2e/readiness.test.ts: a measurement of main, whose one number it reads strictly',
  getOrderByNo: 'any-answer.test.ts: main and the dialog of an order read it',
  getOrderStatus: 'any-answer.test.ts: main reads it',
  orderEvaluationFindByOrderNo: 'any-answer.test.ts: the dialog of a rating reads it',
  drillDetail: 'any-answer.test.ts: asked for just before a lab opens',
  courseSaasFindById: 'any-answer.test.ts: asked for just before what is saved opens',
  studentGetVideoUrlByResourceId: 'any-answer.test.ts: asked for where credentials bring no address',
  getValidCourseItemInfo: 'any-answer.test.ts: asked for just before an item opens',
  userPracticeFindQuestForExam: 'any-answer.test.ts: main reads it',
  userPracticeFindUserPaperInfo: 'any-answer.test.ts: main compares it with what it sent',
  userPracticeFindWrongQuestions: 'any-answer.test.ts: main adds it to the book',
  userPracticeModelInfo: 'any-answer.test.ts: main reads it',
  currentBranchInfo: 'any-answer.test.ts: only a name of an album is taken from it',
  isUserTaskTrainingReserved: 'booking.test.tsx: one flag, asked for after an unknown outcome',
  examCallFindByStatus: 'any-answer.test.ts: the help of an open paper reads it',
  viewFaceAccess: 'any-answer.test.ts: one flag, asked for after the answer to a record was lost',
  isAdmin: 'declarations.test.ts: nothing asks for it',
  getAuthSaveFace: 'any-answer.test.ts: one flag, asked for after a camera has opened',
};

it('every reading call had odd answers', () => {
  const reads = [...declared.values()].filter(({ effect }) => !effect).map(({ id }) => id);
  const unread = reads.filter((id) => !probed.has(id));
  expect(unread.toSorted().join(' ')).toBe(Object.keys(readElsewhere).toSorted().join(' '));
});
