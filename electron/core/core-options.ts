import type { Policy } from '../settings/policy.ts';
import type { ShowProgress } from '../desktop/progress.ts';
import type { CameraSystem } from '../security/camera-access.ts';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { Reminder } from '../../src/contract/ipc/reminders.ts';
import type { DownloadDisk } from '../downloads/target-file.ts';
import type { ExamStores } from '../exam/exam-stores.ts';
import type { RoomSurface } from '../live/room-surface.ts';
import type { LockdownSystem } from '../lockdown/exam-lockdown.ts';
import type { PolicyReport } from '../../src/contract/ipc/policy.ts';
import type { NoUpdates } from '../../src/contract/ipc/updates.ts';
import type { UpdateFeed } from '../updates/signed-feed.ts';
import type { UpdateEngine } from '../updates/update-service.ts';
import type { LockdownLevel } from '../../src/contract/ipc/lockdown.ts';
import type { OnPower } from '../exam/clock/sleep-watch.ts';
import type { FocusWatch } from '../exam/proctor/screen-switch.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import type { PathOverrides } from '../gateway/call-path.ts';
import type { Fetch } from '../gateway/upstream.ts';
import type { TextFiles } from '../gateway/early-files.ts';
import type { PageFiles } from '../gateway/page-files.ts';
import type { Credentials } from '../network/proxy-login.ts';
import type { OpenKeyValueFile } from '../settings/key-value-file.ts';
import type { Log } from './log.ts';
import type { Machine } from '../readiness/machine.ts';
import type { PackagedLook } from '../tenant/packaged-look.ts';
import type { Keystore } from '../session/vault.ts';

/** The computer at which learners follow one another. */
export interface Seat {
  /** Seconds since the last key, click or touch, in any program. */
  idleSeconds: () => number;
  isPaperOpen: () => boolean;
  /** Removes what Chromium keeps of pages: cookies, caches, databases. */
  clearPageData: () => Promise<void>;
}

/** What the core gets from outside: Electron, the machine, or a test. */
export interface CoreOptions {
  info: AppInfo;
  /** The built page, or Vite's. */
  files: PageFiles;
  /** Content security policy of the page. */
  policy: string;
  /** The page's files of texts; none where it is no build. */
  textFiles: TextFiles;
  fetch: Fetch;
  /** The learner's answer to a proxy that asks for a login. */
  submitProxyLogin: (credentials: Credentials) => void;
  openFile: OpenKeyValueFile;
  keystore: Keystore;
  /** Local folder of journals and evidence; never in the roaming profile, never wiped. */
  examFolder: string;
  /** The file that remembers what a readiness check left in `examFolder`. */
  folderWitness: string;
  stores: ExamStores;
  /** The thread that writes journals, for the readiness check. */
  journalWorker: URL;
  machine: Machine;
  /** PEM of the tenant's rescue public key; null: none. */
  rescueKey: string | null;
  policyPaths: PathOverrides;
  /** The whole policy, for whoever looks for a fault. */
  givenPolicy: Policy;
  /** What the page tells of the policy. */
  policyReport: () => PolicyReport;
  logFolder: string;
  /** Where Chromium writes crash reports, when the learner wants them. */
  crashFolder: string;
  /** Where Chromium keeps pages and pictures to have them sooner. */
  cacheFolders: readonly string[];
  clearCaches: () => Promise<void>;
  /** How the platform speaks, as policy and installer say. */
  platformProfile: PlatformProfile;
  /** How this client was packed for its tenant; null: for nobody. */
  look: PackagedLook | null;
  cameras: CameraSystem;
  /** Asks the learner where to save a file; null: cancelled. */
  askSavePath: (proposed: string) => Promise<string | null>;
  /** Asks staff for a folder, for example of a USB stick; null: cancelled. */
  askFolder: () => Promise<string | null>;
  showInFolder: (file: string) => void;
  openAddress: (address: string) => Promise<void>;
  /** Asks the learner whether an address of this host may be opened in the system's browser. */
  askToLeave: (host: string, address: string) => Promise<boolean>;
  focus: FocusWatch;
  /** Neither the display nor the machine falls asleep by itself until the result is called. */
  stayAwake: () => () => void;
  /** The machine falls asleep, and is awake again. */
  onPower: OnPower;
  lockdown: LockdownSystem;
  /** The level that the policy demands for every paper; null: none. */
  policyLockdown: LockdownLevel | null;
  /** Hash of the centre's staff code; null: none works here. */
  staffCode: string | null;
  /** Somebody sees what begins next: the platform is asked for the learner's exams now and then. */
  showsNext: boolean;
  /** Shows on the taskbar how far long work is. */
  showProgress: ShowProgress;
  /** Shows the system's notification of something that starts soon. */
  showReminder: (reminder: Reminder) => void;
  /** Opens the windows of live rooms. */
  rooms: RoomSurface;
  disk: DownloadDisk;
  seat: Seat;
  /** Where the newest versions are; null: the build does not say. */
  updateFeed: UpdateFeed | null;
  /** What updates this client; or why nothing does. */
  updater: (() => Promise<UpdateEngine>) | NoUpdates;
  log: Log;
}
