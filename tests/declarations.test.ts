import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as papers from '#contract/platform/exam/user-paper.ts';
import { callNames } from '#electron/platform/policy/call-names.ts';
import { declaredCalls } from './house/declared-calls.ts';
import { isTest, sourcesBelow } from './house/sources.ts';

const declared = await declaredCalls();

/**
 * No document has these: events of the tracking module (001 §4), parts of files, wrong answers of other devices, what
 * staff decided about a paper with the state of its seat, a phone as a camera.
 */
const undocumented = [
  'measureUpload',
  'reportSeatPass',
  'saveTrackEvents',
  'resourceUploadPart',
  'userPracticeFindWrongQuestions',
  'monitorStaffActions',
  'formFindById',
  'formSubmit',
  'liveRoomFindById',
  'saveAnswerCopies',
  'findAnswerCopies',
  'phoneCameraFind',
  'phoneCameraPair',
  'phoneCameraEnd',
  'phoneCameraFrame',
];

const specCall = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.array(z.string()),
  body: z.array(z.string()),
});
const file = path.join(import.meta.dirname, 'spec/calls.json');
const spec = new Map(z.parse(z.array(specCall), JSON.parse(readFileSync(file, 'utf8'))).map((call) => [call.id, call]));

/** Calls of 002 for which it states no method: they are GETs (002 §7). */
const withoutMethod = [
  'courseItemGetDocumentAccessToken',
  'courseItemGetPicUrl',
  'courseItemGetPlayAuthToken',
  'courseSaasDelete',
  'courseSaasFindByCondition',
  'courseSaasFindById',
  'findCourseItemWithResourceListByCourseId',
  'findTaskLearningInfo',
  'findTaskList',
  'getAccountUserInfo',
  'getEvaluationInfo',
  'getValidCourseItemInfo',
  'quickLearn',
  'studentFindCourseById',
  'studentFindCourseItemInfo',
  'studentFindCourseList',
  'studentFindHotCourse',
  'studentFindRecommendCourse',
  'studentGetVideoUrlByResourceId',
  'taskDetail',
  'taskDetailExt',
  'taskDetailWithoutLogin',
  'userPracticeFindQuestForExam',
  'userPracticeFindUserPaperInfo',
  'userPracticeJoinExam',
  'userPracticeModelInfo',
  'userPracticeQuestionMark',
  'userPracticeXFindUserExams',
];

/** POSTs that only read. */
const reads = new Set([
  'measureUpload',
  'isRealNameAuthentication',
  'viewFaceAccess',
  'openPlatformBranchFindBranch',
  'openPlatformStuFindBranch',
  'findMySaas',
  'navigationGetMenu',
  'msgList',
  'cmsArticleList',
  'cmsGetArticleListForClassId',
  'cmsGetSpecialShow',
  'goodsLearnerFindByConditionList',
  'myAssess',
  'assessFindByIdAndRef',
  'assessUserAnswerQuestionList',
  'assessUserResultList',
  'assessReportList',
  'goodsLearnerFindGoodsList',
  'openPlatformStuFindGoods',
  'channelGoodsList',
  'positionFindByCondition',
  'findSimilarPostion',
  'drillDetail',
  'findZhongZhiSaleGoods',
  'creditCompanyJzHomeDisplayList',
  'creditCompanyJzFindList',
  'creditPersonJzFindByNameAndIdCard',
  'nursingAssistantExamResultFindByCondition',
  'getDrillListToC',
]);

describe('declared calls', () => {
  it('are those that a policy may name, in electron/platform/policy/call-names.ts', () => {
    expect([...callNames]).toEqual(declared.map(({ id }) => id).toSorted());
  });

  const documented = declared.filter(({ id }) => !undocumented.includes(id));

  it.each(documented.map((call) => [call.id, call] as const))('%s is as specified', (id, call) => {
    const { method, path: address, query, body } = spec.get(id)!;
    expect({ method: call.method, path: call.path }).toEqual({ method, path: address });
    expect(Object.keys(call.query.shape)).toEqual(expect.arrayContaining(query));
    expect(Object.keys(call.body.shape)).toEqual(expect.arrayContaining(body));
  });

  it.each(withoutMethod)('%s is a GET, as no other method is stated [get-unless-stated]', (id) => {
    const call = declared.find((one) => one.id === id);
    expect(call?.method).toBe('GET');
  });

  it('account calls are POSTs below one path [account-base]', () => {
    const calls = declared.filter(({ id, assumed }) => id.startsWith('account') && !assumed);
    expect(calls.length).toBeGreaterThan(4);
    for (const { method, path: address } of calls) {
      expect(method).toBe('POST');
      expect(address).toMatch(/^\/usercenter\/v2\/t-c\/account\/\w+$/);
    }
  });

  it('whether somebody is an administrator is declared, and nothing depends on it [admin-check-exists]', () => {
    expect(declared.find(({ id }) => id === 'isAdmin')?.path).toBe('/usercenter/v1/administrator/isAdmin');
    const users = ['src', 'electron']
      .flatMap(sourcesBelow)
      .filter(({ file, text }) => !isTest(file) && /isAdmin/.test(text) && !file.endsWith('call-names.ts'));
    expect(users.map(({ file }) => file)).toEqual(['src/contract/platform/account/administrator.ts']);
  });

  it('path parameters are declared', () => {
    for (const { path: address, pathFields } of declared) {
      const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(pathFields.shape)).toEqual(names);
    }
  });

  it('a GET that changes state says so', () => {
    expect(papers.examJoinExam.effect).toBe(true);
    expect(papers.userSwitchScreen.effect).toBe(true);
    const posts = declared.filter(({ method, id }) => method === 'POST' && !reads.has(id));
    expect(posts.filter(({ effect }) => !effect)).toEqual([]);
  });
});
