import { definePath, defineQueryPath } from './define-path.ts';

/** Sign-in, registration, personal centre and legal texts (001 §2). `redirect`: the page to go to afterwards. */
export const accountPaths = {
  login: defineQueryPath('/login', ['redirect']),
  /** The sign-in page of the new version of accounts. */
  loginNew: defineQueryPath('/login_new', ['redirect']),
  register: defineQueryPath('/register', ['redirect'], '/register_new', '/register-jz'),
  /** Recovery of a password. */
  forget: defineQueryPath('/forget', ['redirect'], '/forget_new'),
  /** `tab`: which part is open; `verify`: '1' opens the identity verification above it, `id` a certificate. */
  personalCenter: defineQueryPath('/personalCenter', ['tab', 'verify', 'id']),
  personalCenterNew: defineQueryPath('/personalCenter_new', ['tab', 'verify', 'id']),
  userAgreement: definePath('/userAgreement'),
  privacyPolicy: definePath('/privacyPolicy', '/privacy'),
  registerProtocol: definePath('/registerProtocol'),
  userPrivacy: definePath('/UserPrivacy', '/user-privacy'),
  networkRegulation: definePath('/NetworkRegulation', '/network-regulation'),
  serviceAgreement: definePath('/service-agreement'),
  hydropowerPrivacy: definePath('/shuidianPrivacy'),
} as const;

/** The personal centre in the version that is open: who came by /personalCenter_new stays there (001 §2). */
export function centreAt(pathname: string): typeof accountPaths.personalCenter {
  return pathname === accountPaths.personalCenterNew.pattern
    ? accountPaths.personalCenterNew
    : accountPaths.personalCenter;
}
