/**
 * Small files with one reader that stand all the same, each with its reason. The list only becomes shorter. `...` stands
 * for any folders: a file that moves stays on it.
 */
export const smallFiles: Readonly<Record<string, string>> = {
  'dev/host/file-chooser.ts': 'its reader is as long as a file may be',
  'dev/platform/content/banks/mixed.ts': 'content apart from the rules that serve it',
  'dev/platform/content/explanations.ts': 'content apart from the rules that serve it',
  'dev/platform/content/learning/chapters.ts': 'content apart from the rules that serve it',
  'dev/platform/content/notices.ts': 'content apart from the rules that serve it',
  'dev/platform/content/tenants/global.ts': 'content apart from the rules that serve it',
  'dev/platform/services/home/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'dev/platform/services/institution/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'dev/platform/services/invigilation/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'dev/platform/services/language/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'dev/platform/services/phone-camera/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'dev/platform/services/switching/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'dev/platform/services/tracking/service.ts': 'a service is one folder and one line in dev/platform/services.ts',
  'electron/.../always-on-top.ts': 'one measure of a system a file, composed in a list',
  'electron/.../feature.ts': 'a feature is one declaration and one line in app/features.ts',
  'electron/.../full-screen.ts': 'one measure of a system a file, composed in a list',
  'electron/.../ipc.ts': 'the calls of a service stand beside it in a file of that name',
  'electron/.../kiosk.ts': 'one measure of a system a file, composed in a list',
  'electron/.../page-steps.ts': 'one measure of a system a file, composed in a list',
  'electron/.../paper-answers.ts': 'for tests only',
  'src/api/embedded/demo-accounts.ts':
    'the embedded platform’s own doors stand in one folder, and the page asks only through src/api',
  'src/app/routes/routes.ts': 'the table of all routes, which tests read',
  'src/contract/platform/account/administrator.ts': 'a call of the platform that the client does not make',
  'src/features/site/local-data/PrivacyFacts.tsx': 'its texts are its area’s, its reader combines areas',
  'src/lib/i18n/use-texts-of.ts': 'needs the inside of lib/i18n, its reader is a screen',
};
