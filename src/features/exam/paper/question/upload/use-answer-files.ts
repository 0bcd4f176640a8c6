import { useCallback, useEffect, useState } from 'react';
import type { FileDelivery, SavedFiles } from '#contract/ipc/answer-files.ts';
import { announced, partOf, useStoring } from '#domain/uploads/use-storing.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

interface Options {
  attemptId: string;
  /** The answer of a question is on disk with these files. */
  onSaved: (questionId: string, saved: SavedFiles) => void;
}

const ending = {
  finish: (fileId: string) => ask(desktop.answerFiles.finish(fileId)),
  cancel: (fileId: string) => ask(desktop.answerFiles.cancel(fileId)),
};

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

  /** Stores dropped files one after the other. */
  const add = useCallback(
    async (questionId: string, files: readonly File[]) => {
      const { begin, part } = desktop.answerFiles;
      for (const file of files) {
        const saved = await store(questionId, announced(file), {
          ...ending,
          begin: (chosen) => ask(begin(attemptId, questionId, chosen)),
          part: async (fileId, at) => ask(part(fileId, await partOf(file, at))),
        });
        if (saved) onSaved(questionId, saved);
      }
    },
    [attemptId, onSaved, store],
  );

  /** Main asks the learner for files and reads them: its own dialog is no absence from the paper. */
  const choose = useCallback(
    async (questionId: string) => {
      const { choose: open, beginChosen, nextPart } = desktop.answerFiles;
      try {
        for (const file of await ask(open(attemptId, questionId))) {
          const saved = await store(questionId, file, {
            ...ending,
            begin: () => ask(beginChosen(attemptId, file.chosenId)),
            part: (fileId) => ask(nextPart(fileId)),
          });
          if (saved) onSaved(questionId, saved);
        }
      } catch (error) {
        logFailure(`choosing files of ${questionId}`, error);
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

  return { storing, deliveries, add, choose, cancel, remove };
}

export type AnswerFiles = ReturnType<typeof useAnswerFiles>;
