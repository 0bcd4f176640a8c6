import type { Locale } from '#contract/ipc/locale.ts';
import type { PolicyReport } from '#contract/ipc/policy.ts';
import type { DesktopOptions } from '#electron/desktop/feature.ts';
import type { ExamFeatureOptions } from '#electron/exam/ipc/feature.ts';
import type { ShowProgress } from '#electron/kernel/progress.ts';
import type { TextFiles } from '#electron/platform/gateway/early-files.ts';
import type { Credentials } from '#electron/platform/network/proxy-login.ts';
import type { RoomSurface } from '#electron/study/live/room-surface.ts';

/** What the core gets from outside: Electron, the machine, or a test. */
export interface CoreOptions extends ExamFeatureOptions, DesktopOptions {
  /** Content security policy of the page. */
  policy: string;
  /** The page's files of texts; none where it is no build. */
  textFiles: TextFiles;
  /** The learner's answer to a proxy that asks for a login. */
  submitProxyLogin: (credentials: Credentials) => void;
  /** What the page tells of the policy. */
  policyReport: (locale: Locale) => PolicyReport;
  /** Asks the learner whether an address of this host may be opened in the system's browser. */
  askToLeave: (host: string, address: string) => Promise<boolean>;
  /** Shows on the taskbar how far long work is. */
  showProgress: ShowProgress;
  /** Opens the windows of live rooms. */
  rooms: RoomSurface;
}
