import type { ComponentType } from 'react';

/** Who may open a screen: `visitor` is for people without a session only (the sign-in page). */
export type Access = 'visitor' | 'learner' | 'any';

export interface RouteRow {
  path: string;
  /** Other addresses of the same screen. */
  aliases?: readonly string[];
  guard: Access;
  /** False: no navigation bar (001 §2). */
  bar: boolean;
  /** True when it only leads on to another address. */
  redirect?: boolean;
  /** i18n key of the window title. */
  title: string;
  load: () => Promise<{ Component: ComponentType }>;
}

/** The one table: a screen is a row here. Login flags and bars are those of 001 §2. */
export const routes: readonly RouteRow[] = [
  {
    path: '/login',
    aliases: ['/login_new'],
    guard: 'visitor',
    bar: false,
    title: 'app:titles.login',
    load: () => import('../../features/account/sign-in/LoginScreen.tsx'),
  },
  {
    path: '/register',
    aliases: ['/register_new', '/register-jz'],
    guard: 'any',
    bar: false,
    title: 'app:titles.register',
    load: () => import('../../features/account/register/RegisterScreen.tsx'),
  },
  {
    path: '/forget',
    aliases: ['/forget_new'],
    guard: 'any',
    bar: false,
    title: 'app:titles.recover',
    load: () => import('../../features/account/recover/RecoverScreen.tsx'),
  },
  {
    path: '/examList',
    guard: 'learner',
    bar: true,
    title: 'app:titles.examList',
    load: () => import('../../features/exam/list/ExamListScreen.tsx'),
  },
  {
    path: '/exam/resdExam',
    guard: 'learner',
    bar: true,
    title: 'app:titles.prepareExam',
    load: () => import('../screens/PrepareExamScreen.tsx'),
  },
  {
    path: '/exam/testPaper',
    aliases: ['/course/testPaper'],
    guard: 'learner',
    bar: false,
    title: 'app:titles.testPaper',
    load: () => import('../screens/TestPaperScreen.tsx'),
  },
  {
    path: '/exam/handPaper',
    guard: 'learner',
    bar: true,
    title: 'app:titles.handPaper',
    load: () => import('../../features/exam/hand-in/HandInScreen.tsx'),
  },
  {
    path: '/testPaper',
    guard: 'learner',
    bar: false,
    title: 'app:titles.testPaper',
    redirect: true,
    load: async () => ({ Component: (await import('./redirect-to.tsx')).redirectTo('/exam/testPaper') }),
  },
  {
    path: '/coursePlay',
    guard: 'learner',
    bar: false,
    title: 'app:titles.notFound',
    redirect: true,
    load: async () => ({ Component: (await import('./redirect-to.tsx')).redirectTo('/course/play') }),
  },
  {
    path: '/personalCenter',
    guard: 'learner',
    bar: true,
    title: 'app:titles.personalCenter',
    load: () => import('../screens/PersonalCenterScreen.tsx'),
  },
  {
    path: '/personalCenter_new',
    guard: 'any',
    bar: true,
    title: 'app:titles.personalCenter',
    load: () => import('../screens/PersonalCenterNewScreen.tsx'),
  },
  {
    path: '/userAgreement',
    guard: 'any',
    bar: false,
    title: 'app:titles.userAgreement',
    load: () => import('../../features/account/legal/UserAgreementScreen.tsx'),
  },
  {
    path: '/privacyPolicy',
    aliases: ['/privacy'],
    guard: 'any',
    bar: false,
    title: 'app:titles.privacyPolicy',
    load: () => import('../../features/account/legal/PrivacyPolicyScreen.tsx'),
  },
  {
    path: '/registerProtocol',
    guard: 'any',
    bar: false,
    title: 'legal:registration.title',
    load: () => import('../../features/account/legal/RegisterProtocolScreen.tsx'),
  },
  {
    path: '/UserPrivacy',
    aliases: ['/user-privacy'],
    guard: 'any',
    bar: false,
    title: 'legal:learnerPrivacy.title',
    load: () => import('../../features/account/legal/UserPrivacyScreen.tsx'),
  },
  {
    path: '/NetworkRegulation',
    aliases: ['/network-regulation'],
    guard: 'any',
    bar: false,
    title: 'legal:conduct.title',
    load: () => import('../../features/account/legal/NetworkRegulationScreen.tsx'),
  },
  {
    path: '/service-agreement',
    guard: 'any',
    bar: false,
    title: 'legal:service.title',
    load: () => import('../../features/account/legal/ServiceAgreementScreen.tsx'),
  },
  {
    path: '/shuidianPrivacy',
    guard: 'any',
    bar: false,
    title: 'legal:hydropower.title',
    load: () => import('../../features/account/legal/ShuidianPrivacyScreen.tsx'),
  },
  {
    path: '/opHomepage',
    guard: 'any',
    bar: true,
    title: 'home:titles.opHomepage',
    load: () => import('../screens/HomeScreen.tsx'),
  },
  {
    path: '/globalHome',
    guard: 'any',
    bar: true,
    title: 'home:titles.globalHome',
    load: () => import('../screens/HomeScreen.tsx'),
  },
  {
    path: '/shuidian_homepage',
    guard: 'any',
    bar: true,
    title: 'home:titles.shuidian',
    load: () => import('../screens/HomeScreen.tsx'),
  },
  {
    path: '/demo_homepage',
    guard: 'any',
    bar: true,
    title: 'home:titles.demo',
    load: () => import('../screens/DemoHomeScreen.tsx'),
  },
  {
    path: '/aic_homepage',
    guard: 'any',
    bar: true,
    title: 'home:titles.aicHome',
    load: () => import('../screens/HomeScreen.tsx'),
  },
  {
    path: '/aic_about',
    guard: 'any',
    bar: true,
    title: 'home:titles.aicAbout',
    load: () => import('../screens/HomeScreen.tsx'),
  },
  {
    path: '/toC',
    guard: 'any',
    bar: true,
    title: 'home:titles.toC',
    load: () => import('../screens/HomeScreen.tsx'),
  },
  {
    path: '/certificate-cn',
    aliases: ['/certificate-en', '/certificate-fr'],
    guard: 'any',
    bar: true,
    title: 'home:titles.certificate',
    load: () => import('../../features/home/page/language-pages/CertificateScreen.tsx'),
  },
  {
    path: '/about-cn',
    aliases: ['/about-en', '/about-fr'],
    guard: 'any',
    bar: true,
    title: 'home:titles.about',
    load: () => import('../screens/AboutScreen.tsx'),
  },
  {
    path: '/institutionalEntry',
    guard: 'any',
    bar: true,
    title: 'institution:title',
    load: () => import('../../features/home/institution/InstitutionScreen.tsx'),
  },
  {
    path: '/personnel',
    aliases: ['/screen'],
    guard: 'learner',
    bar: false,
    title: 'app:titles.staffArea',
    load: () => import('../screens/StaffAreaScreen.tsx'),
  },
  {
    path: '/cms/list',
    guard: 'any',
    bar: true,
    title: 'cms:titles.list',
    load: () => import('../../features/home/cms/CmsListScreen.tsx'),
  },
  {
    path: '/cms/detail',
    guard: 'any',
    bar: true,
    title: 'cms:titles.detail',
    load: () => import('../../features/home/cms/CmsDetailScreen.tsx'),
  },
  {
    path: '/cms/video',
    guard: 'any',
    bar: true,
    title: 'cms:titles.video',
    load: () => import('../../features/home/cms/CmsVideoScreen.tsx'),
  },
  {
    path: '/401',
    guard: 'any',
    bar: false,
    title: 'app:titles.error',
    load: () => import('../screens/NotSignedInScreen.tsx'),
  },
  {
    path: '/500',
    aliases: ['/error'],
    guard: 'any',
    bar: false,
    title: 'app:titles.error',
    load: () => import('../screens/BrokenScreen.tsx'),
  },
  {
    path: '*',
    guard: 'any',
    bar: false,
    title: 'app:titles.notFound',
    load: () => import('../screens/NotFoundScreen.tsx'),
  },
];
