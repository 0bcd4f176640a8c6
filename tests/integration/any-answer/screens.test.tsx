import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/routes/routes.ts';
import type { TestClient } from '../../support/app.ts';
import { openFor, rest, subjectFor } from './opening.ts';
import { declared, faultsOfScreen, goTo, probed } from './probing.ts';
import { openedElsewhere, screenRows, type ScreenRow, type Subject } from './screens.ts';

const groups = groupsOf(screenRows);

function groupsOf(rows: readonly ScreenRow[]): [name: string, rows: ScreenRow[]][] {
  const names = [...new Set(rows.map(({ as, tenant = '' }) => `${as} ${tenant}`))];
  return names.map((name) => [name, rows.filter(({ as, tenant = '' }) => `${as} ${tenant}` === name)]);
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
    const { route, address, asks } = rows[index]!;
    await goTo(client, address?.(subject) ?? route);
    expect(await faultsOfScreen(client, asks)).toEqual([]);
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
  userPracticeFindUserPaperInfo:
    'any-answer.test.ts: main compares it with what it sent; the result of a practice that ended reads it',
  userPracticeFindWrongQuestions: 'any-answer.test.ts: main adds it to the book',
  userPracticeModelInfo: 'any-answer.test.ts: main reads it',
  phoneCameraFind: 'phone-camera.test.tsx: asked for where the tenant offers phones',
  phoneCameraFrame: 'phone-camera.test.tsx: asked for once a phone is connected',
  currentBranchInfo: 'any-answer.test.ts: only a name of an album is taken from it',
  findAnswerCopies: 'any-answer.test.ts: main reads it',
  monitorAdminAlert: 'any-answer.test.ts: main reads it',
  monitorFaceData: 'any-answer.test.ts: the camera details of an open paper read it',
  monitorLiveLinkStatus: 'any-answer.test.ts: the camera details of an open paper read it',
  isAdmin: 'declarations.test.ts: no screen asks for it',
  isUserTaskTrainingReserved: 'booking.test.tsx: one flag, asked for after an unknown outcome',
  examCallFindByStatus: 'any-answer.test.ts: the help of an open paper reads it',
  viewFaceAccess: 'any-answer.test.ts: one flag, asked for after the answer to a record was lost',
  getAuthSaveFace: 'any-answer.test.ts: one flag, asked for after a camera has opened',
};

it('every reading call had odd answers', () => {
  const reads = [...declared.values()].filter(({ effect }) => !effect).map(({ id }) => id);
  const unread = reads.filter((id) => !probed.has(id));
  expect(unread.toSorted().join(' ')).toBe(Object.keys(readElsewhere).toSorted().join(' '));
});
