import type { AppInfo } from '#contract/ipc/app.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { DownloadDisk } from '#electron/kernel/files/target-file.ts';
import type { Log } from '#electron/kernel/log.ts';
import type { Folders } from '#electron/storage/journal/journal-paths.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import type { OpenKeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import type { PathOverrides } from '../gateway/call-path.ts';
import type { PageFiles } from '../gateway/page-files.ts';
import type { Fetch } from '../gateway/upstream.ts';
import type { Policy } from '../policy/policy.ts';
import type { PackagedLook } from '../tenant/packaged-look.ts';

/** Where notes are kept. */
export interface JournalStores {
  /** The journals of these two folders, which hold no papers. */
  openJournals: (folders: Folders) => Journals;
}

/** What every service of main may ask of the machine it runs on: Electron, the system, or a test. */
export interface ClientOptions {
  info: AppInfo;
  /** The built page, or Vite's. */
  files: PageFiles;
  fetch: Fetch;
  openFile: OpenKeyValueFile;
  keystore: Keystore;
  /** Local folder of journals and evidence; never in the roaming profile, never wiped. */
  examFolder: string;
  stores: JournalStores;
  policyPaths: PathOverrides;
  /** The whole policy, for whoever looks for a fault. */
  givenPolicy: Policy;
  /** How the platform speaks, as policy and installer say. */
  platformProfile: PlatformProfile;
  /** How this client was packed for its tenant; null: for nobody. */
  look: PackagedLook | null;
  /** Asks the learner where to save a file; null: cancelled. */
  askSavePath: (proposed: string) => Promise<string | null>;
  /** Asks staff for a folder, for example of a USB stick; null: cancelled. */
  askFolder: () => Promise<string | null>;
  disk: DownloadDisk;
  log: Log;
}
