import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StorageReport } from '../../src/contract/ipc/diagnostics.ts';
import type { SaveOutcome } from '../../src/contract/ipc/exam.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import { bundleFiles, zipBundle, type DiagnosticFacts } from './bundle.ts';
import { measureStorage } from './storage.ts';

/** What lies on this computer, and what helps to find a fault. */
export interface Diagnostics {
  storage: () => Promise<StorageReport>;
  save: () => Promise<SaveOutcome>;
}

interface DiagnosticsOptions extends Pick<DiagnosticFacts, 'policy'> {
  examFolder: string;
  logFolder: string;
  about: () => DiagnosticFacts['about'];
  readiness: () => DiagnosticFacts['readiness'];
  platformCheck: () => DiagnosticFacts['platformCheck'];
  saveFile: SaveFile;
  /** Epoch ms. */
  now: () => number;
}

export function createDiagnostics(options: DiagnosticsOptions): Diagnostics {
  const { examFolder, logFolder, saveFile } = options;
  const storage = () => measureStorage(examFolder, logFolder);
  return {
    storage,
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
      return saveFile(`lectern-diagnostics-${at.slice(0, 10)}.zip`, zipBundle(files));
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
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.log')); // No line was written yet.
  return Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as [string, string]),
  );
}
