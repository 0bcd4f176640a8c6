import type { ExamRef } from '#contract/ipc/exam.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths, languagePaths } from '#contract/paths/home.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { sitePaths } from '#contract/paths/site.ts';

/** What addresses are about. */
export interface Subject {
  exam: ExamRef;
  userPaperId: string;
  articleId: string;
  certificateId: string;
}

/** One screen with something on it: a path of its route, and its address where that is not the path. */
export interface ScreenRow {
  route: string;
  address?: (subject: Subject) => string;
  /** Who opens it; with the tenant's name where another one than the first shows more. */
  as: 'visitor' | 'learner' | 'learner without branch';
  tenant?: string;
  /** A call that its content makes late, after others. */
  asks?: string;
}

const ofCamp: ExamRef = { examId: 'e-aid-cpr', businessId: 'camp-aid', sourceType: '2', name: '' };
const fire = { practiceId: 'pr-fire', businessId: 'c-fire-basics', id: 'c-fire-basics' };
const fireAssess = { id: 'as-fire', refId: 'camp-fire', refType: '2' };
const pastAssess = 'sit-u-017719-as-fire-2026-spring';
const { personalCenter } = accountPaths;
const plain = (as: ScreenRow['as'], paths: readonly { pattern: string }[]): ScreenRow[] =>
  paths.map(({ pattern }) => ({ route: pattern, as }));

/** Every screen of the client, some in several states. */
export const screenRows: readonly ScreenRow[] = [
  ...plain('visitor', [
    sitePaths.download,
    accountPaths.login,
    accountPaths.register,
    accountPaths.forget,
    accountPaths.userAgreement,
    accountPaths.privacyPolicy,
    accountPaths.registerProtocol,
    accountPaths.userPrivacy,
    accountPaths.networkRegulation,
    accountPaths.serviceAgreement,
    accountPaths.hydropowerPrivacy,
    homePaths.platform,
    homePaths.global,
    homePaths.hydropower,
    homePaths.aic,
    homePaths.aicAbout,
    homePaths.consumer,
    languagePaths.certificate['zh-CN'],
    languagePaths.about['zh-CN'],
    homePaths.institutions,
    homePaths.articles,
    marketPaths.providers,
    marketPaths.platformGoods,
    marketPaths.salesGoods,
    marketPaths.goods,
    sitePaths.notSignedIn,
    sitePaths.broken,
  ]),
  {
    as: 'visitor',
    route: homePaths.institutions.pattern,
    address: () => `${homePaths.institutions.to()}?view=register`,
  },
  { as: 'visitor', route: homePaths.articles.pattern, address: () => homePaths.articles.to({ classId: 'story' }) },
  {
    as: 'visitor',
    route: homePaths.article.pattern,
    address: ({ articleId }) => homePaths.article.to({ id: articleId }),
  },
  { as: 'visitor', route: homePaths.film.pattern, address: ({ articleId }) => homePaths.film.to({ id: articleId }) },
  {
    as: 'visitor',
    route: marketPaths.goodsDetail.pattern,
    address: () => marketPaths.goodsDetail.to({ goodsId: 'g-weld' }),
  },
  {
    as: 'visitor',
    route: marketPaths.platformGoodsDetail.pattern,
    address: () => marketPaths.platformGoodsDetail.to({ goodsId: 'g-weld' }),
  },
  {
    as: 'learner',
    route: marketPaths.goodsDetail.pattern,
    address: () => marketPaths.goodsDetail.to({ goodsId: 'g-weld' }),
  },
  {
    as: 'learner',
    route: marketPaths.providers.pattern,
    address: () => marketPaths.providers.to({ view: 'provider' }),
  },
  {
    as: 'learner',
    route: marketPaths.platformGoods.pattern,
    address: () => marketPaths.platformGoods.to({ view: 'provider' }),
  },
  {
    as: 'learner',
    route: marketPaths.platformGoodsDetail.pattern,
    address: () => marketPaths.platformGoodsDetail.to({ goodsId: 'g-infant', view: 'provider' }),
  },
  {
    as: 'learner',
    route: marketPaths.order.pattern,
    address: () => marketPaths.order.to({ goodsId: 'g-weld' }),
  },
  { as: 'visitor', route: '*', address: () => '/no-such-screen' },
  // Menus, footers and shelves that the first tenant does not have.
  { as: 'visitor', route: homePaths.platform.pattern, tenant: 'anhe' },
  { as: 'visitor', route: homePaths.institutions.pattern, tenant: 'shuiwu' },
  // Without a layout of the tenant.
  { as: 'visitor', route: homePaths.platform.pattern, tenant: 'zhongzhu' },
  { as: 'visitor', route: homePaths.aic.pattern, tenant: 'zhongzhu' },
  { as: 'visitor', route: homePaths.aicAbout.pattern, tenant: 'zhongzhu' },
  { as: 'visitor', route: homePaths.consumer.pattern, tenant: 'zhongzhu' },
  ...['profile', 'message', 'certificate', 'receipts', 'orders', 'security'].map((tab): ScreenRow => ({
    as: 'learner',
    route: personalCenter.pattern,
    address: () => personalCenter.to({ tab }),
  })),
  {
    as: 'learner',
    route: personalCenter.pattern,
    address: ({ certificateId }) => personalCenter.to({ tab: 'certificate', id: certificateId }),
  },
  ...plain('learner', [
    accountPaths.personalCenterNew,
    examPaths.list,
    examPaths.deviceTest,
    examPaths.seatTrial,
    homePaths.demo,
    sitePaths.staffArea,
  ]),
  { as: 'learner', route: examPaths.prepare.pattern, address: ({ exam }) => examPaths.prepare.to(exam) },
  { as: 'learner', route: examPaths.details.pattern, address: ({ exam }) => examPaths.details.to(exam) },
  { as: 'learner', route: examPaths.list.pattern, address: () => examPaths.list.to({ trainId: ofCamp.businessId }) },
  { as: 'learner', route: examPaths.details.pattern, address: () => examPaths.details.to(ofCamp) },
  { as: 'learner', route: examPaths.results.pattern, address: () => examPaths.results.to(ofCamp) },
  { as: 'learner', route: examPaths.results.pattern, address: ({ exam }) => examPaths.results.to(exam) },
  {
    as: 'learner',
    route: examPaths.paperDetails.pattern,
    address: ({ exam, userPaperId }) => examPaths.paperDetails.to({ exam, userPaperId }),
  },
  ...[examPaths.offlineTraining, examPaths.offlineQuestions, examPaths.offlinePreview, examPaths.offlineResult].map(
    (path): ScreenRow => ({
      as: 'learner',
      route: path.pattern,
      address: () => path.to({ classExamId: 'ce-power-passed' }),
    }),
  ),
  {
    as: 'learner',
    route: examPaths.report.pattern,
    address: ({ exam }) => examPaths.report.to({ exam, attemptId: 'of-another-computer' }),
  },
  {
    as: 'learner',
    route: examPaths.handPaper.pattern,
    address: ({ exam, userPaperId }) => examPaths.handPaper.to({ exam, userPaperId }),
  },
  ...plain('learner', [
    practicePaths.list,
    practicePaths.wrongAnswers,
    assessPaths.list,
    learningPaths.center,
    learningPaths.bookings,
    learningPaths.course,
    learningPaths.agenda,
    livePaths.list,
    jobPaths.board,
    jobPaths.morePositions,
  ]),
  ...['pos-1', 'pos-21'].map((id): ScreenRow => ({
    route: jobPaths.position.pattern,
    as: 'learner',
    address: () => jobPaths.position.to({ id }),
  })),
  ...[livePaths.replay, livePaths.hostedReplay].map((path): ScreenRow => ({
    route: path.pattern,
    as: 'learner',
    address: () => path.to({ id: 'live-power', liveRoomId: 'room-power' }),
  })),
  ...[livePaths.attend, livePaths.hostedRoom].map((path): ScreenRow => ({
    route: path.pattern,
    as: 'learner',
    address: () => path.to({ id: 'live-fire', liveRoomId: 'room-fire' }),
  })),
  {
    route: livePaths.lab.pattern,
    as: 'learner',
    address: () => livePaths.lab.to({ courseId: 'c-fire-alarm', labId: 'lab-alarm-room' }),
  },
  ...[undefined, 'hw-electric-plan', 'hw-electric-case'].map((homeworkId): ScreenRow => ({
    as: 'learner',
    route: learningPaths.homework.pattern,
    address: () => learningPaths.homework.to({ courseId: 'c-electric-fire', homeworkId }),
  })),
  ...[learningPaths.form, learningPaths.checkForm].map((path): ScreenRow => ({
    as: 'learner',
    route: path.pattern,
    address: () => path.to({ formId: 'f-fire-entry' }),
  })),
  {
    as: 'visitor',
    route: learningPaths.lowCodeForm.pattern,
    address: () => learningPaths.lowCodeForm.to({ formId: 'f-open-day' }),
  },
  { as: 'visitor', route: learningPaths.task.pattern, address: () => learningPaths.task.to({ id: 't-build' }) },
  ...['all', 'recommended', 'hot', 'saved'].map((tab): ScreenRow => ({
    as: 'learner',
    route: learningPaths.courses.pattern,
    address: () => learningPaths.courses.to({ tab }),
  })),
  { as: 'learner', route: learningPaths.task.pattern, address: () => learningPaths.task.to({ id: 't-fire' }) },
  {
    as: 'learner',
    route: learningPaths.courseDetails.pattern,
    address: () => learningPaths.courseDetails.to({ courseId: 'c-electric-fire', taskId: 't-fire' }),
  },
  ...[
    ['3-2', 'courseItemGetPlayAuthToken'],
    ['1-2', 'courseItemGetDocumentAccessToken'],
    ['2-2', 'courseItemGetPicUrl'],
  ].map(([item, asks]): ScreenRow => ({
    as: 'learner',
    route: learningPaths.play.pattern,
    address: () => learningPaths.play.to({ courseId: 'c-electric-fire', id: `ci-electric-fire-${item}` }),
    ...(asks && { asks }),
  })),
  ...['handover', 'voice', 'card', 'atlas'].map((name): ScreenRow => ({
    as: 'learner',
    route: learningPaths.video.pattern,
    address: () => learningPaths.video.to({ id: `res-duty-${name}`, taskId: 't-safety-month' }),
  })),
  {
    as: 'learner',
    route: learningPaths.video.pattern,
    address: () => learningPaths.video.to({ courseId: 'c-electric-fire' }),
  },
  {
    as: 'learner',
    route: learningPaths.catalog.pattern,
    address: () => learningPaths.catalog.to({ taskId: 'camp-fire', taskType: '1' }),
  },
  // Announced, and not one of the learner's.
  {
    as: 'learner',
    route: learningPaths.catalog.pattern,
    address: () => learningPaths.catalog.to({ taskId: 'camp-announced', taskType: '1' }),
  },
  { as: 'learner', route: practicePaths.trainingTask.pattern, address: () => practicePaths.trainingTask.to(fire) },
  { as: 'learner', route: assessPaths.assess.pattern, address: () => assessPaths.assess.to(fireAssess) },
  ...[undefined, pastAssess].map((resultId): ScreenRow => ({
    as: 'learner',
    route: assessPaths.answers.pattern,
    address: () => assessPaths.answers.to({ resultId }),
  })),
  ...[undefined, `rp-${pastAssess}`].map((id): ScreenRow => ({
    as: 'learner',
    route: assessPaths.report.pattern,
    address: () => assessPaths.report.to({ id }),
  })),
  ...[practicePaths.pattern, practicePaths.practice, practicePaths.result].map((path): ScreenRow => ({
    as: 'learner',
    route: path.pattern,
    address: () => path.to(fire),
  })),
  { as: 'learner without branch', route: accountPaths.login.pattern },
];

/** Screens that other tests of this folder open. */
export const openedElsewhere: readonly string[] = [examPaths.testPaper.pattern];
