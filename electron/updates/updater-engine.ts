import { CancellationToken, type AppUpdater } from 'electron-updater';
import { UpdateError, type UpdateFeed } from './signed-feed.ts';
import { signedProvider } from './signed-provider.ts';
import { notesText } from './update-rules.ts';
import type { UpdateEngine } from './update-service.ts';

/** Updates by electron-updater, which compares versions and stages, loads and checks the file; `install` is the system's way. */
export function updaterEngine(updater: AppUpdater, feed: UpdateFeed, install: () => void): UpdateEngine {
  updater.autoDownload = false;
  updater.allowDowngrade = false;
  updater.allowPrerelease = false;
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
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
    install,
    installAtQuit(allowed) {
      updater.autoInstallOnAppQuit = allowed;
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
