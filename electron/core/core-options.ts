import type { CameraSystem } from '../security/camera-access.ts';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { DownloadDisk } from '../downloads/target-file.ts';
import type { FocusWatch } from '../exam/proctor/screen-switch.ts';
import type { PathOverrides } from '../gateway/call-path.ts';
import type { Fetch } from '../gateway/upstream.ts';
import type { PageFiles } from '../gateway/page-files.ts';
import type { OpenKeyValueFile } from '../settings/key-value-file.ts';
import type { Log } from './log.ts';
import type { Keystore } from '../session/keystore.ts';

/** Everything that the core does not make itself: what is Electron's, the machine's, or a test's. */
export interface CoreOptions {
  info: AppInfo;
  /** The shipped page, or Vite's. */
  files: PageFiles;
  /** Content security policy of the page. */
  policy: string;
  fetch: Fetch;
  openFile: OpenKeyValueFile;
  keystore: Keystore;
  /** Local folder of the answer journals; never the roaming profile, never wiped. */
  examFolder: string;
  /** The threads that write journals and evidence: built files, or their sources under Node. */
  workers: { journal: URL; evidence: URL };
  /** PEM of the tenant's rescue public key; null: none was given. */
  rescueKey: string | null;
  policyPaths: PathOverrides;
  cameras: CameraSystem;
  /** Asks where a file goes; null when the learner changed their mind. */
  askWhere: (proposed: string) => Promise<string | null>;
  showInFolder: (file: string) => void;
  openAddress: (address: string) => Promise<void>;
  focus: FocusWatch;
  disk: DownloadDisk;
  log: Log;
}
