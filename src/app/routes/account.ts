import { accountPaths } from '#contract/paths/account.ts';
import type { LegalName } from '#features/account/legal/documents.ts';
import { at, type RouteRow } from './route-row.ts';

/** The screen of a shipped legal text, loaded with its texts. */
const legalScreen = (name: LegalName) => async () => {
  const { legalScreen: screenOf } = await import('#features/account/legal/LegalScreen.tsx');
  return { Component: screenOf(name) };
};

/** Sign-in, registration, personal centre, legal texts (001 §2). */
export const accountRoutes: readonly RouteRow[] = [
  {
    ...at(accountPaths.login, accountPaths.loginNew),
    guard: 'visitor',
    bar: false,
    title: 'titles:login',
    texts: ['account'],
    load: () => import('#features/account/sign-in/LoginScreen.tsx'),
  },
  {
    ...at(accountPaths.register),
    guard: 'any',
    bar: false,
    title: 'titles:register',
    texts: ['account'],
    load: () => import('#features/account/register/RegisterScreen.tsx'),
  },
  {
    ...at(accountPaths.forget),
    guard: 'any',
    bar: false,
    title: 'titles:recover',
    texts: ['account'],
    load: () => import('#features/account/recover/RecoverScreen.tsx'),
  },
  {
    ...at(accountPaths.personalCenter),
    guard: 'learner',
    bar: true,
    title: 'titles:personalCenter',
    texts: ['account', 'message', 'certificate', 'exam', 'domain'],
    load: () => import('../screens/PersonalCenterScreen.tsx'),
  },
  {
    ...at(accountPaths.personalCenterNew),
    guard: 'any',
    bar: true,
    title: 'titles:personalCenter',
    texts: ['account', 'message', 'certificate', 'exam', 'domain'],
    load: () => import('../screens/PersonalCenterNewScreen.tsx'),
  },
  {
    ...at(accountPaths.userAgreement),
    guard: 'any',
    bar: false,
    title: 'titles:userAgreement',
    texts: ['legal'],
    load: legalScreen('agreement'),
  },
  {
    ...at(accountPaths.privacyPolicy),
    guard: 'any',
    bar: false,
    title: 'titles:privacyPolicy',
    texts: ['legal'],
    load: () => import('#features/account/legal/PrivacyPolicyScreen.tsx'),
  },
  {
    ...at(accountPaths.registerProtocol),
    guard: 'any',
    bar: false,
    title: 'titles:registerProtocol',
    texts: ['legal'],
    load: legalScreen('registration'),
  },
  {
    ...at(accountPaths.userPrivacy),
    guard: 'any',
    bar: false,
    title: 'titles:learnerPrivacy',
    texts: ['legal'],
    load: legalScreen('learnerPrivacy'),
  },
  {
    ...at(accountPaths.networkRegulation),
    guard: 'any',
    bar: false,
    title: 'titles:conduct',
    texts: ['legal'],
    load: legalScreen('conduct'),
  },
  {
    ...at(accountPaths.serviceAgreement),
    guard: 'any',
    bar: false,
    title: 'titles:serviceAgreement',
    texts: ['legal'],
    load: legalScreen('service'),
  },
  {
    ...at(accountPaths.hydropowerPrivacy),
    guard: 'any',
    bar: false,
    title: 'titles:hydropowerPrivacy',
    texts: ['legal'],
    load: legalScreen('hydropower'),
  },
];
