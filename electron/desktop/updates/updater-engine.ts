import { CancellationToken, type AppUpdater, type ProgressInfo } from 'electron-updater';
import { UpdateError, type UpdateFeed } from './signed-feed.ts';
import { signedProvider } from './signed-provider.ts';
import { notesText } from './update-rules.ts';
import type { AtEnd, UpdateEngine } from './update-service.ts';

/** The parts of electron-updater that are used. */
export type Updater = Pick<
  AppUpdater,
  | 'autoDownload'
  | 'autoInstallOnAppQuit'
  | 'allowDowngrade'
  | 'allowPrerelease'
  | 'disableDifferentialDownload'
  | 'disableWebInstaller'
  | 'setFeedURL'
  | 'checkForUpdates'
  | 'downloadUpdate'
> & {
  [Verb in 'on' | 'off']: (event: 'download-progress', listener: (progress: ProgressInfo) => void) => unknown;
};

/** The system's way to install what was loaded. */
export interface Installing {
  /** False: only `quit` installs, where the learner asked for it. */
  installsAtEnd: boolean;
  /** Asks the windows and ends the client. */
  quit: () => void;
  /** Tells once that the client has ended in order: its windows agreed and its journals are closed. */
  onEnd: (listener: () => void) => void;
  install: (restart: boolean) => void;
}

/** Updates by electron-updater, which compares versions and stages, loads and checks the file; it installs nothing by itself. */
export function updaterEngine(updater: Updater, feed: UpdateFeed, installing: Installing): UpdateEngine {
  const { installsAtEnd, quit, onEnd, install } = installing;
  updater.autoDownload = false;
  // On macOS it would hand what it has loaded to the system at once, which installs at any end, a crash in a paper too.
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  let wanted: AtEnd = 'nothing';
  onEnd(() => {
    if (wanted !== 'nothing') install(wanted === 'restart');
  });
  updater.setFeedURL({ provider: 'custom', updateProvider: signedProvider(feed) });
  return {
    async check() {
      const result = await told(updater.checkForUpdates());
      if (!result?.isUpdateAvailable) return null;
      const { version, releaseNotes } = result.updateInfo;
      return { version, notes: notesText(releaseNotes) };
    },
    async load(onProgress, signal) {
      const token = new CancellationToken();
      const cancel = () => token.cancel();
      const progress = ({ transferred, total }: { transferred: number; total: number }) =>
        onProgress(transferred, total);
      signal.addEventListener('abort', cancel);
      updater.on('download-progress', progress);
      try {
        await told(updater.downloadUpdate(token));
      } finally {
        signal.removeEventListener('abort', cancel);
        updater.off('download-progress', progress);
      }
    },
    installsAtEnd,
    quit,
    atEnd(next) {
      wanted = next;
    },
  };
}

/** The same result; what fails says of what kind it is. */
async function told<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpdateError) throw error;
    throw new UpdateError(problemOf(error), String(error), { cause: error });
  }
}

function problemOf(error: unknown): UpdateError['problem'] {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_CHECKSUM_MISMATCH' || code === 'ERR_UPDATER_NO_CHECKSUM') return 'file';
  if (code.startsWith('ERR_UPDATER_INVALID')) return 'other';
  return 'network';
}
