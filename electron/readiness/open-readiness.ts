import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import type { PlatformClock } from '../gateway/platform-client.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { openPasses } from './open-passes.ts';
import { createReadiness, type ReadinessService } from './readiness-service.ts';

interface ReadinessParts {
  settings: SettingsStore;
  clock: PlatformClock;
  saveFile: SaveFile;
}

/** The readiness check of this client, with the pass of its seat; each row is told to the page as it is known. */
export function openReadiness(
  core: CoreOptions,
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
