import { routes } from '#app/routes/routes.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { tenants } from '../platform/content/tenants.ts';
import { askedSights } from './asking.ts';
import { dialogSights } from './dialogs.ts';
import { documents } from './documents.ts';
import { faceEndSights } from './face-ends.ts';
import { faceSights } from './faces.ts';
import { sightsFromMain } from './from-main.ts';
import { identitySights } from './identity.ts';
import { interruptedPaper } from './interrupted-paper.ts';
import { lockedPaper } from './locked-paper.ts';
import { keptList, keptPlay } from './offline.ts';
import { cashierOpened, ordered, paidOrderOpened } from './orders.ts';
import { paperSights } from './papers.ts';
import { practiceScenes } from './practice.ts';
import { preparationSights } from './preparation.ts';
import { questionTypes } from './question-types.ts';
import { readinessDone } from './readiness.ts';
import { examLog, notShown, receipts, recordingsUnknown, waitingForSignIn } from './receipts.ts';
import { reviews } from './reviews.ts';
import type { Reveal, Scene } from './scene.ts';
import { settlementSights } from './settlement.ts';
import { takeUpPaper } from './take-up-paper.ts';
import { openPaper, unstoredPaper, watermarked } from './unsettled.ts';

/** A screen to look at. */
export interface Sight {
  name: string;
  path: string;
  visitor: boolean;
  /** Of the embedded platform; the first one by default. */
  tenant?: string;
  /** Prepares what is to be seen and names its address; `path` is not used then. */
  scene?: Scene;
  /** What is opened above the screen before the picture. */
  reveal?: Reveal;
  /** What `reveal` shows stays until the screen is left. */
  startsOver?: boolean;
  /** Only small windows have it. */
  narrow?: boolean;
  /** Takes back what `reveal` changed beyond the screen. */
  restore?: Reveal;
}

/** Parameters without which a screen has nothing to show. */
const queries: Readonly<Record<string, string>> = {
  '/exam/resdExam': '?examId=e-power-review&bussinessId=t-e-power-review&type=1',
  '/examDetails': '?examId=e-fire-stage-1&bussinessId=t-e-fire-stage-1&type=1',
  '/exam/examresults': '?examId=e-fire-stage-1&bussinessId=t-e-fire-stage-1&type=1&name=阶段模拟考试（一）消防基础',
  '/exam/handPaper': '?examId=e-power-review&bussinessId=t-e-power-review&type=1',
  '/offlineTraining': '?classExamId=ce-power-open',
  '/offlineStem': '?classExamId=ce-power-passed',
  '/offlineTraining/preview': '?classExamId=ce-power-passed',
  '/offlineTraining/preview/result': '?classExamId=ce-power-passed',
  '/learning/taskDetail': '?id=t-fire',
  '/learning/assignment': '?courseId=c-electric-fire&taskId=t-fire',
  '/learning/courseDetails': '?courseId=c-electric-fire&taskId=t-fire',
  '/course/catalog': '?taskId=camp-fire&taskType=1',
  '/course/play': '?courseId=c-electric-fire&id=ci-electric-fire-3-2',
  '/video': '?courseId=c-electric-fire&id=ci-electric-fire-1-2',
  '/livePlayback': '?id=live-power',
  '/bjyLivePlayBack': '?id=live-info',
  '/studentSee': '?id=live-fire&liveRoomId=room-fire',
  '/bjyCustomStudent': '?id=live-fire&liveRoomId=room-fire',
  '/jobDetail': '?id=pos-1',
  '/morePositionList': '?companyId=huadian&companyName=华电智造',
  '/training_detail': '?courseId=c-fire-alarm&labId=lab-alarm-room',
  '/learning/formPage': '?formId=f-fire-entry&taskId=t-fire',
  '/checkFormWj': '?formId=f-entry',
  '/lowcodeForm': '?formId=f-survey-2025',
  '/assess': '?id=as-fire&refId=camp-fire&refType=2',
  '/pattern': '?practiceId=pr-fire&id=c-fire-basics',
  '/practice': '?practiceId=pr-fire&id=c-fire-basics',
  '/practiceResult': '?practiceId=pr-fire&id=c-fire-basics',
  '/practiceTrainingTask': '?id=c-fire-basics',
  '/openPlatform/courseGoodsDetail': '?goodsId=g-weld&goodsKind=1',
  '/courseGoodsDetail': '?goodsId=g-fire-mid&goodsKind=1',
  '/openPlatform/orderPage': '?goodsId=g-fire-mid&goodsKind=1',
  '/personalCenter': '?tab=certificate',
  '/cms/detail': '?id=a-review-2026',
  '/cms/video': '?id=v-power-off',
};

/** Open to visitors by the table, yet they see the sign-in page: the new personal centre, and a task of learners. */
const learnersToo: ReadonlySet<string> = new Set([accountPaths.personalCenterNew.to(), learningPaths.task.pattern]);

/** Every route of the table, except redirects. */
const screens: readonly Sight[] = routes
  .filter(({ path, redirect }) => path !== '/' && !path.includes('*') && redirect !== true)
  // Ids of papers and attempts differ with each platform: scenes find one.
  .filter(
    ({ path }) =>
      path !== examPaths.paperDetails.pattern &&
      path !== examPaths.testPaper.pattern &&
      path !== examPaths.report.pattern,
  )
  .map(({ path, guard }) => ({
    name: path.slice(1).replace(/\//g, '-') || 'home',
    path: `${path}${queries[path] ?? ''}`,
    visitor: guard !== 'learner' && !learnersToo.has(path),
  }));

// A page with header and footer, for each tenant and so for each header.
const headers: readonly Sight[] = tenants.flatMap(({ name, kind }) =>
  [true, false].map((visitor) => ({
    name: `header-${kind}-${name}${visitor ? '-visitor' : ''}`,
    path: '/about-cn',
    visitor,
    tenant: name,
  })),
);

/** The code behind a button of a header. */
const scan: Sight = {
  name: 'header-scan',
  path: '/about-cn',
  visitor: false,
  tenant: 'anhe',
  async reveal({ page }) {
    await page.locator('header button[aria-expanded]:has(svg):not([aria-haspopup="menu"])').first().click();
    await page.locator('.fui-PopoverSurface').waitFor();
  },
};

// Each with a learner of its own.
const states: readonly Sight[] = Object.entries(receipts).map(([name, scene]) => ({
  name: `receipt-${name}`,
  path: examPaths.handPaper.pattern,
  visitor: false,
  scene,
}));

const log: Sight = { name: 'exam-log', path: examPaths.report.pattern, visitor: false, scene: examLog };

const kinds: readonly Sight[] = Object.entries(questionTypes).map(([name, scene]) => ({
  name: `question-${name}`,
  path: examPaths.testPaper.pattern,
  visitor: false,
  scene,
}));

const reviewed: readonly Sight[] = Object.entries(reviews).map(([name, scene]) => ({
  name: `review-${name}`,
  path: examPaths.paperDetails.pattern,
  visitor: false,
  scene,
}));

const learning: readonly Sight[] = [
  ...(['recommended', 'hot', 'saved'] as const).map((tab) => ({
    name: `learning-courses-${tab}`,
    path: learningPaths.courses.to({ tab }),
    visitor: false,
  })),
  { name: 'learning-courses-offline', path: learningPaths.courses.pattern, visitor: false, scene: keptList },
  { name: 'play-kept', path: learningPaths.play.pattern, visitor: false, scene: keptPlay },
  { name: 'learning-task-visitor', path: learningPaths.task.to({ id: 't-build' }), visitor: true },
  {
    name: 'learning-resource',
    path: learningPaths.video.to({ id: 'res-duty-atlas', taskId: 't-safety-month' }),
    visitor: false,
  },
  { name: 'learning-camp-announced', path: learningPaths.catalog.to({ taskId: 'camp-announced' }), visitor: false },
];

const assessments: readonly Sight[] = [
  {
    name: 'assess-questions',
    path: assessPaths.assess.to({ id: 'as-care', refId: 'camp-care', refType: '2' }),
    visitor: false,
  },
  {
    name: 'assess-submitted',
    path: assessPaths.assess.to({ id: 'as-aid', refId: 'camp-aid', refType: '2' }),
    visitor: false,
  },
  {
    name: 'assess-over',
    path: assessPaths.assess.to({ id: 'as-river', refId: 'camp-river', refType: '2' }),
    visitor: false,
  },
  {
    name: 'assess-result',
    path: assessPaths.answers.to({ resultId: 'sit-u-017719-as-fire-2026-spring' }),
    visitor: false,
  },
  { name: 'assess-report', path: assessPaths.report.to({ id: 'rp-sit-u-017719-as-fire-2026-spring' }), visitor: false },
  {
    name: 'assess-report-12',
    path: assessPaths.report.to({ id: 'rp-sit-u-017719-as-power-2026-spring' }),
    visitor: false,
  },
  {
    name: 'assess-report-5',
    path: assessPaths.report.to({ id: 'rp-sit-u-017719-as-aid-2026-summer' }),
    visitor: false,
  },
];

/** The foot of a list by pages. */
const scrolledToPages: Reveal = ({ page }) => page.getByRole('main').getByRole('navigation').scrollIntoViewIfNeeded();

const seats: readonly Sight[] = [
  {
    name: 'DownloadClient-done',
    path: sitePaths.download.pattern,
    visitor: true,
    reveal: readinessDone,
    startsOver: true,
  },
];

const market: readonly Sight[] = [
  { name: 'market-narrowed', path: marketPaths.goods.to({ category: 'special-weld', size: '18' }), visitor: false },
  { name: 'market-foot', path: marketPaths.goods.to({ page: '7' }), visitor: true, reveal: scrolledToPages },
  { name: 'market-nothing', path: marketPaths.goods.to({ name: '没有这门课' }), visitor: true },
  { name: 'market-provider', path: marketPaths.platformGoods.to({ view: 'provider' }), visitor: false },
  { name: 'market-buy', path: marketPaths.goodsDetail.to({ goodsId: 'g-fire-mid' }), visitor: false },
  { name: 'market-owned', path: marketPaths.goodsDetail.to({ goodsId: 'g-power-low' }), visitor: false },
  { name: 'market-refused', path: marketPaths.goodsDetail.to({ goodsId: 'g-fire-control' }), visitor: false },
  { name: 'order-pay', path: marketPaths.order.to({ goodsId: 'g-care-dementia' }), visitor: false, reveal: ordered },
  { name: 'order-wait', path: marketPaths.order.to({ goodsId: 'g-weld' }), visitor: false, reveal: cashierOpened },
  { name: 'order-list', path: accountPaths.personalCenter.to({ tab: 'orders' }), visitor: false },
  {
    name: 'order-paid',
    path: accountPaths.personalCenter.to({ tab: 'orders' }),
    visitor: false,
    reveal: paidOrderOpened,
  },
  {
    name: 'market-distribution',
    path: marketPaths.platformGoodsDetail.to({ goodsId: 'g-infant', view: 'provider' }),
    visitor: false,
  },
];

/** Homes that a tenant laid out nothing for. */
const ownHomes: readonly Sight[] = Object.entries({
  platform: homePaths.platform,
  global: homePaths.global,
  aic: homePaths.aic,
  'aic-about': homePaths.aicAbout,
  consumer: homePaths.consumer,
}).map(([name, { pattern }]) => ({ name: `own-home-${name}`, path: pattern, visitor: true, tenant: 'zhongzhu' }));

const practices: readonly Sight[] = Object.entries(practiceScenes).map(([name, scene]) => ({
  name: `practice-${name}`,
  path: practicePaths.practice.pattern,
  visitor: false,
  scene,
}));

const dialogs: readonly Sight[] = [
  ...askedSights,
  ...sightsFromMain,
  ...settlementSights,
  ...paperSights,
  ...dialogSights,
].map((dialog) => ({
  ...dialog,
  name: `dialog-${dialog.name}`,
  visitor: false,
}));

const preparation: readonly Sight[] = preparationSights.map((sight) => ({
  ...sight,
  visitor: false,
  startsOver: true,
}));

const faces: readonly Sight[] = [...faceSights, ...faceEndSights, ...identitySights].map((sight) => ({
  ...sight,
  visitor: false,
}));

const players: readonly Sight[] = [
  {
    name: 'play-sound',
    path: learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-2-3' }),
    visitor: false,
  },
  {
    name: 'play-courseware',
    path: learningPaths.play.to({ courseId: 'c-weld-gas', id: 'ci-weld-gas-2-3' }),
    visitor: false,
  },
];

const handouts: readonly Sight[] = documents.map(({ name, ...sight }) => ({
  ...sight,
  name: `play-document-${name}`,
  path: learningPaths.play.pattern,
  visitor: false,
}));

/** A paper that was left, for example by the view before, asks first whether it goes on. */
const takenUp: Reveal = async ({ page }) => {
  await takeUpPaper(page);
};

const last: readonly Sight[] = [
  { name: 'exam-testPaper', path: examPaths.testPaper.pattern, visitor: false, scene: openPaper },
  {
    name: 'face-again',
    path: examPaths.testPaper.pattern,
    visitor: false,
    ...interruptedPaper,
  },
  { name: 'begin-anew', path: examPaths.testPaper.pattern, visitor: false, scene: lockedPaper },
  { name: 'receipt-not-shown', path: examPaths.handPaper.pattern, visitor: false, scene: notShown },
  { name: 'paper-watermark', path: examPaths.testPaper.pattern, visitor: false, scene: watermarked, reveal: takenUp },
  { name: 'paper-unstored', path: examPaths.testPaper.pattern, visitor: false, scene: unstoredPaper, reveal: takenUp },
  { name: 'receipt-recordings-unknown', path: examPaths.handPaper.pattern, visitor: false, scene: recordingsUnknown },
  { name: 'receipt-waiting-sign-in', path: examPaths.handPaper.pattern, visitor: false, scene: waitingForSignIn },
];

/** Everything to look at. */
export const sights: readonly Sight[] = [
  ...screens,
  ...headers,
  scan,
  ...states,
  log,
  ...kinds,
  ...reviewed,
  ...learning,
  ...assessments,
  ...market,
  ...ownHomes,
  ...seats,
  ...practices,
  ...preparation,
  ...faces,
  ...dialogs,
  ...players,
  ...handouts,
  ...last,
];
