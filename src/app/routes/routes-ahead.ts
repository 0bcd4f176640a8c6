import type { Access, RouteRow } from './routes.ts';

/**
 * Addresses of the platform that this client has no screen for yet. The guard treats them as it will treat their
 * screens; until those come they lead to the page that says so. A row moves to `routes.ts` with its screen.
 */
const ahead = (guard: Access, bar: boolean, paths: readonly string[]): RouteRow[] =>
  paths.map((path) => ({
    path,
    guard,
    bar,
    title: 'app:titles.notFound',
    load: () => import('../screens/NotFoundScreen.tsx'),
  }));

export const routesAhead: readonly RouteRow[] = [
  ...ahead('any', true, [
    '/openPlatform/serviceProviderList',
    '/openPlatform/courseGoods',
    '/openPlatform/courseGoodsDetail',
    '/lowcodeForm',
    '/salesSystem/courseGoods',
    '/courseGoods',
    '/courseGoodsDetail',
  ]),
  ...ahead('any', false, ['/DownloadClient']),
  ...ahead('learner', true, [
    '/openPlatform/orderPage',
    '/assessList',
    '/assess',
    '/evaluation',
    '/reportDetails',
    '/learning',
    '/learning/taskDetail',
    '/learning/courseDetails',
    '/learning/formPage',
    '/learning/assignment',
    '/learning/subscribeList',
    '/checkFormWj',
    '/practice',
    '/wrongTopic',
    '/practiceList',
    '/pattern',
    '/practiceResult',
    '/practiceTrainingTask',
    '/course',
    '/course/catalog',
    '/examDetails',
    '/exam/examresults',
    '/exam/testPaperDetails',
    '/liveList',
    '/bjyCustomStudent',
    '/bjyLivePlayBack',
    '/offlineTraining',
    '/offlineStem',
    '/offlineTraining/preview',
    '/offlineTraining/preview/result',
    '/jobIdx',
    '/jobDetail',
    '/morePositionList',
  ]),
  ...ahead('learner', false, [
    '/course/play',
    '/teacherLive',
    '/video',
    '/training_detail',
    '/studentSee',
    '/livePlayback',
  ]),
];
