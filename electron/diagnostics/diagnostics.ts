import { readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {
  OthersKept,
  RemovablePart,
  RemoveOthersOutcome,
  StorageReport,
} from '../../src/contract/ipc/diagnostics.ts';
import type { SaveOutcome } from '../../src/contract/ipc/exam.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import type { StaffCode } from '../exam/staff-code/staff-code.ts';
import type { OfflineService } from '../offline/offline-service.ts';
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
  about: () => DiagnosticFacts['about'];
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
      const files = bundleFiles({
        about: { ...options.about(), at, ...machineFacts() },
        policy: options.policy,
        storage: await storage(),
        readiness: options.readiness(),
        platformCheck: options.platformCheck(),
        logs: await readLogs(logFolder),
      });
      return saveFile(`lectern-diagnostics-${at.slice(0, 10)}.zip`, await zipBundle(files));
    },
  };
}

function machineFacts(): DiagnosticFacts['about'] {
  const { electron, chrome, node } = process.versions;
  return {
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    memoryBytes: os.totalmem(),
    upSeconds: Math.round(process.uptime()),
    electron: electron ?? null,
    chrome: chrome ?? null,
    node,
  };
}

async function readLogs(folder: string): Promise<[string, string][]> {
  return Promise.all(
    (await logNames(folder)).map(
      async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as [string, string],
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
