import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import type { ItemName } from '../../src/contract/ipc/learning.ts';
import { keystoreVault } from '../exam/journal/keystore-vault.ts';
import { CoursewareService } from './courseware-service.ts';
import { CoursewareStore } from './courseware-store.ts';
import type { SealedFile } from '../offline/sealed-file.ts';
import { PackageHost } from './package-host.ts';
import { inFile } from './package-source.ts';

/** SCORM packages on this machine's disk and keystore, beside the journals of exams. */
export function createCourseware(
  core: CoreOptions,
  base: CoreSession,
  emit: Emit,
  kept: (item: ItemName) => Promise<{ file: SealedFile; size: number } | null>,
): { courseware: CoursewareService; packages: PackageHost } {
  const folders = [path.join(core.examFolder, 'courseware'), path.join(core.examFolder, 'courseware-copy')] as const;
  const report = (what: string, error: unknown) => core.log('warn', what, error);
  const folder = path.join(core.examFolder, 'courseware-open');
  // What a client that was killed left: nobody has its keys.
  rm(folder, { recursive: true, force: true }).catch((error: unknown) => report('an opened package', error));
  const packages = new PackageHost({ files: core.files, report });
  const courseware = new CoursewareService({
    store: new CoursewareStore({
      journals: core.stores.openJournals(folders),
      vault: keystoreVault(core.keystore),
      now: Date.now,
      report,
    }),
    host: packages,
    session: base.session,
    platform: base.platform,
    source: { platformOrigin: core.info.platformOrigin, upstream: base.upstream, fetch: core.fetch, folder },
    async kept(item) {
      const found = await kept(item);
      return found && inFile(found.file, found.size);
    },
    now: Date.now,
    progress: ({ courseId, itemId }, received, size) =>
      emit('courseware', 'progress', { courseId, itemId, received, size }),
    report,
  });
  return { courseware, packages };
}
