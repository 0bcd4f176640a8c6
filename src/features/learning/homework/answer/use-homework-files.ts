import { useCallback, useEffect, useState } from 'react';
import type { HomeworkRef, HomeworkUpload } from '#contract/ipc/homework.ts';
import { announced, partOf, useStoring } from '#domain/uploads/use-storing.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** Files of one homework: kept on this computer, and sent from there also after the screen is left. */
export function useHomeworkFiles({ courseId, homeworkId }: HomeworkRef) {
  const { storing, store, cancel } = useStoring();
  const [uploads, setUploads] = useState<readonly HomeworkUpload[]>([]);

  useEffect(() => {
    const stop = desktop.homework.uploadsChanged(({ ref, uploads: now }) => {
      if (ref.courseId === courseId && ref.homeworkId === homeworkId) setUploads(now);
    });
    ask(desktop.homework.uploads({ courseId, homeworkId }))
      .then(setUploads)
      .catch((error: unknown) => logFailure('files of a homework', error));
    return stop;
  }, [courseId, homeworkId]);

  /** Stores the files one after the other. */
  const add = useCallback(
    async (files: readonly File[]) => {
      const { beginFile, filePart, finishFile, cancelFile } = desktop.homework;
      for (const file of files) {
        const now = await store(homeworkId, announced(file), {
          begin: (chosen) => ask(beginFile({ courseId, homeworkId }, chosen)),
          part: async (fileId, at) => ask(filePart(fileId, await partOf(file, at))),
          finish: (fileId) => ask(finishFile(fileId)),
          cancel: (fileId) => ask(cancelFile(fileId)),
        });
        if (now) setUploads(now);
      }
    },
    [courseId, homeworkId, store],
  );
  const takeBack = useCallback(
    (fileId: string) => {
      ask(desktop.homework.removeFile({ courseId, homeworkId }, fileId))
        .then(setUploads)
        .catch((error: unknown) => logFailure('removing a file of a homework', error));
    },
    [courseId, homeworkId],
  );
  const retry = useCallback(() => {
    ask(desktop.homework.retryFiles()).catch((error: unknown) => logFailure('files of a homework', error));
  }, []);
  return { storing, uploads, add, cancel, takeBack, retry };
}
