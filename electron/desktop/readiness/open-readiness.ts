import type { Emit } from '#electron/kernel/events.ts';
import type { SaveFile } from '#electron/kernel/files/save-file.ts';
import type { ClientOptions } from '#electron/platform/client/client-options.ts';
import type { CoreSession } from '#electron/platform/client/core-session.ts';
import type { PlatformClock } from '#electron/platform/gateway/platform-client.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import type { Machine } from './machine.ts';
import { openPasses } from './open-passes.ts';
import { createReadiness, type ReadinessService } from './readiness-service.ts';

export interface ReadinessOptions {
  /** The file that remembers what a readiness check left in `examFolder`. */
  folderWitness: string;
  /** The thread that writes journals, for the readiness check. */
  journalWorker: URL;
  machine: Machine;
}

interface ReadinessParts {
  settings: SettingsStore;
  clock: PlatformClock;
  saveFile: SaveFile;
}

/** The readiness check of this client, with the pass of its seat; each row is told to the page as it is known. */
export function openReadiness(
  core: ClientOptions & ReadinessOptions,
  base: CoreSession,
  { settings, clock, saveFile }: ReadinessParts,
  emit: Emit,
): ReadinessService {
  const { machine, keystore, fetch, examFolder, folderWitness } = core;
  return createReadiness({
    machine,
    keystore,
    fetch,
    examFolder,
    folderWitness,
    overrides: base.tenant.overrides,
    passes: openPasses(core, base, settings, clock),
    saveFile,
    platformOrigin: core.info.platformOrigin,
    worker: core.journalWorker,
    file: core.openFile('readiness'),
    report: (what, error) => core.log('warn', what, error),
    onRow: (row) => emit('readiness', 'row', row),
  });
}
