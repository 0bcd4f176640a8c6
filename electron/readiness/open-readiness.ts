import type { CoreOptions } from '../core/core-options.ts';
import type { Emit } from '../core/events.ts';
import type { SaveFile } from '../downloads/save-file.ts';
import type { PathOverrides } from '../gateway/call-path.ts';
import { createReadiness, type ReadinessService } from './readiness-service.ts';
import type { SeatPasses } from './seat-passes.ts';

/** The readiness check of this client; each row is told to the page as it is known. */
export function openReadiness(
  core: CoreOptions,
  overrides: () => PathOverrides,
  passes: SeatPasses,
  saveFile: SaveFile,
  emit: Emit,
): ReadinessService {
  const { machine, keystore, fetch, examFolder, folderWitness } = core;
  return createReadiness({
    machine,
    keystore,
    fetch,
    examFolder,
    folderWitness,
    overrides,
    passes,
    saveFile,
    platformOrigin: core.info.platformOrigin,
    worker: core.journalWorker,
    file: core.openFile('readiness'),
    report: (what, error) => core.log('warn', what, error),
    onRow: (row) => emit('readiness', 'row', row),
  });
}
