import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OthersKept, RemovablePart, RemoveOthersOutcome, StorageReport } from '#contract/ipc/diagnostics.ts';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import type { StaffCode } from '#electron/exam/staff-code/staff-code.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import type { OfflineService } from '#electron/study/offline/offline-service.ts';
import { bundleFiles, zipBundle, type DiagnosticFacts } from './bundle.ts';
import { measureStorage, type StoredFolders } from './storage.ts';

/** What lies on this computer, and what helps to find a fault. */
export interface Diagnostics {
  storage: () => Promise<StorageReport>;
  remove: (part: RemovablePart) => Promise<void>;
  others: () => Promise<OthersKept>;
  removeOthers: (code: string | null) => Promise<RemoveOthersOutcome>;
  save: () => Promise<SaveOutcome>;
}

interface DiagnosticsOptions extends Pick<DiagnosticFacts, 'policy'>, StoredFolders {
  about: () => Promise<DiagnosticFacts['about']>;
  policyFiles: () => DiagnosticFacts['policyFiles'];
  locale: () => Locale;
  readiness: () => DiagnosticFacts['readiness'];
  platformCheck: () => DiagnosticFacts['platformCheck'];
  clearCaches: () => Promise<void>;
  saveFile: SaveFile;
  /** Removes what the learner who is signed in keeps for studying offline; rejects with `no-account`. */
  removeOffline: () => Promise<void>;
  /** What learners who are not signed in keep for studying offline. */
  othersOffline: Pick<OfflineService, 'others' | 'removeOthers'>;
  staffCode: Pick<StaffCode, 'needed' | 'judge'>;
  /** Epoch ms. */
  now: () => number;
}

export function createDiagnostics(options: DiagnosticsOptions): Diagnostics {
  const { logFolder, crashFolder, saveFile } = options;
  const storage = () => measureStorage(options);
  return {
    storage,
    async remove(part) {
      if (part === 'offline') return options.removeOffline();
      if (part === 'caches') return options.clearCaches();
      if (part === 'logs') return removeLogs(logFolder);
      await rm(crashFolder, { recursive: true, force: true });
    },
    others: async () => ({ ...(await options.othersOffline.others()), needsCode: options.staffCode.needed }),
    async removeOthers(code) {
      const { staffCode, othersOffline } = options;
      const judged = staffCode.needed ? await staffCode.judge(code ?? '') : { outcome: 'right' as const };
      if (judged.outcome !== 'right') return judged;
      await othersOffline.removeOthers();
      return { outcome: 'removed' };
    },
    async save() {
      const at = new Date(options.now()).toISOString();
      const facts = {
        about: { at, ...(await options.about()) },
        policy: options.policy,
        policyFiles: options.policyFiles(),
        storage: await storage(),
        readiness: options.readiness(),
        platformCheck: options.platformCheck(),
        logs: await readLogs(logFolder),
      };
      const files = bundleFiles(facts, consoleWords(options.locale()));
      return saveFile(`lectern-diagnostics-${at.slice(0, 10)}.zip`, await zipBundle(files));
    },
  };
}

/** Names of the files of the log with their text. */
export async function readLogs(folder: string): Promise<[string, string][]> {
  return Promise.all(
    (await logNames(folder)).map(
      // Why one cannot be read is worth as much to whoever looks for a fault.
      async (name): Promise<[string, string]> => [
        name,
        await readFile(path.join(folder, name), 'utf8').catch((error: unknown) => String(error)),
      ],
    ),
  );
}

/** The log goes on with its next line. */
async function removeLogs(folder: string): Promise<void> {
  await Promise.all((await logNames(folder)).map((name) => rm(path.join(folder, name), { force: true })));
}

async function logNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []); // No line was written yet.
  return names.filter((name) => name.endsWith('.log'));
}
