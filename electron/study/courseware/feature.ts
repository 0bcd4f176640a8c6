import { rm } from 'node:fs/promises';
import type { ItemName } from '#contract/ipc/learning.ts';
import { feature } from '#electron/platform/client/feature.ts';
import type { SealedFile } from '#electron/storage/sealed-file.ts';
import { CoursewareService } from './courseware-service.ts';
import { CoursewareStore } from './courseware-store.ts';
import { coursewareHandlers } from './ipc.ts';
import { PackageHost } from './package-host.ts';
import { inFile } from './package-source.ts';

type FindKept = (item: ItemName) => Promise<{ file: SealedFile; size: number } | null>;

/** SCORM packages, beside the journals of exams. `findKept`: the package of an item that is kept for studying offline. */
export const openCourseware = feature('courseware', (client, findKept: FindKept) => {
  const { options, upstream, emit, report } = client;
  const folder = client.folder('courseware-open');
  // What a client that was killed left: nobody has its keys.
  rm(folder, { recursive: true, force: true }).catch((error: unknown) => report('an opened package', error));
  const packages = new PackageHost({ files: options.files, report });
  const service = new CoursewareService({
    ...client,
    store: new CoursewareStore(client.notebooks('courseware')),
    host: packages,
    source: { platformOrigin: options.info.platformOrigin, upstream, fetch: options.fetch, folder },
    async kept(item) {
      const found = await findKept(item);
      return found && inFile(found.file, found.size);
    },
    now: Date.now,
    progress: ({ courseId, itemId }, received, size) =>
      emit('courseware', 'progress', { courseId, itemId, received, size }),
  });
  return {
    service,
    handlers: coursewareHandlers(service),
    stop: () => service.stop(),
    answer: (request: Request) => packages.answer(request),
  };
});
