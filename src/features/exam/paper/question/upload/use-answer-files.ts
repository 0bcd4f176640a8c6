import { useCallback, useEffect, useState } from 'react';
import type { FileDelivery, SavedFiles } from '../../../../../contract/ipc/answer-files.ts';
import { useStoring } from '../../../../../domain/uploads/use-storing.ts';
import { ask, desktop } from '../../../../../lib/desktop.ts';
import { logFailure } from '../../../../../lib/log.ts';

interface Options {
  attemptId: string;
  /** The answer of a question is on disk with these files. */
  onSaved: (questionId: string, saved: SavedFiles) => void;
}

/** Files of the open paper; a file goes on being stored while the learner looks at another question. */
export function useAnswerFiles({ attemptId, onSaved }: Options) {
  const { storing, store, cancel } = useStoring();
  const [deliveries, setDeliveries] = useState<readonly FileDelivery[]>([]);

  useEffect(() => {
    const stop = desktop.answerFiles.changed((event) => {
      if (event.attemptId === attemptId) setDeliveries(event.deliveries);
    });
    ask(desktop.answerFiles.deliveries(attemptId))
      .then(setDeliveries)
      .catch((error: unknown) => logFailure('deliveries of files', error));
    return stop;
  }, [attemptId]);

  /** Stores the files one after the other. */
  const add = useCallback(
    async (questionId: string, files: readonly File[]) => {
      const { begin, part, finish, cancel: giveUp } = desktop.answerFiles;
      for (const file of files) {
        const saved = await store(questionId, file, {
          begin: (chosen) => ask(begin(attemptId, questionId, chosen)),
          part: (fileId, bytes) => ask(part(fileId, bytes)),
          finish: (fileId) => ask(finish(fileId)),
          cancel: (fileId) => ask(giveUp(fileId)),
        });
        if (saved) onSaved(questionId, saved);
      }
    },
    [attemptId, onSaved, store],
  );

  const remove = useCallback(
    async (questionId: string, fileId: string) => {
      try {
        onSaved(questionId, await ask(desktop.answerFiles.remove(attemptId, questionId, fileId)));
      } catch (error) {
        logFailure(`removing a file of ${questionId}`, error);
      }
    },
    [attemptId, onSaved],
  );

  return { storing, deliveries, add, cancel, remove };
}

export type AnswerFiles = ReturnType<typeof useAnswerFiles>;
