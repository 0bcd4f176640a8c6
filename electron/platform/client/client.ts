import path from 'node:path';
import type { Emit } from '#electron/kernel/events.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { TaskbarProgress } from '#electron/kernel/progress.ts';
import { keystoreVault } from '#electron/storage/journal/keystore-vault.ts';
import { AccountNotebooks, type NotebookName } from '#electron/storage/notebooks/account-notebooks.ts';
import type { ExamClock } from '../clock/clock.ts';
import type { MediaFile } from '../media/media.ts';
import type { ClientOptions } from './client-options.ts';
import type { CoreSession } from './core-session.ts';

interface ClientParts {
  options: ClientOptions;
  clock: ExamClock;
  emit: Emit;
  saveFile: SaveFile;
  taskbar: TaskbarProgress;
  /** A picture or sound of a text, by the page's path of it; null: not to be had. */
  fetchMedia: (path: string) => Promise<MediaFile | null>;
}

/** What every feature of main gets. */
export interface Client extends CoreSession, ClientParts {
  report: (what: string, error: unknown) => void;
  /** A folder of this name on this machine, never in the roaming profile. */
  folder: (name: string) => string;
  /** What a feature keeps for each account, in two folders of this name beside the journals of exams. */
  notebooks: (name: NotebookName) => AccountNotebooks;
}

export function createClient(base: CoreSession, parts: ClientParts): Client {
  const { examFolder, stores, keystore, info, log } = parts.options;
  const report = (what: string, error: unknown) => log('warn', what, error);
  const folder = (name: string) => path.join(examFolder, name);
  return {
    ...base,
    ...parts,
    report,
    folder,
    notebooks(name) {
      const journals = stores.openJournals([folder(name), folder(`${name}-copy`)]);
      const vault = keystoreVault(keystore);
      const origin = info.platformOrigin;
      return new AccountNotebooks(
        { journals, vault, origin, now: Date.now, report },
        () => base.session.account()?.accountId ?? null,
      );
    },
  };
}
