import { useCallback, useEffect, useRef, useState } from 'react';
import { filePartBytes, type FileDelivery, type SavedFiles } from '../../../../../contract/ipc/answer-files.ts';
import { ask, desktop, DesktopError } from '../../../../../lib/desktop.ts';
import { logFailure } from '../../../../../lib/log.ts';

/** A file on its way to this machine's disk, or one that did not get there. */
export interface StoringFile {
  /** Counts up; the file has no id before main gave it one. */
  key: number;
  questionId: string;
  name: string;
  bytes: number;
  stored: number;
  /** Why it was not stored, a key of the texts; null: it is on its way. */
  problem: string | null;
}

const knownProblems = ['file-size', 'file-type', 'file-count', 'file-empty', 'disk-full', 'sealed'];

interface Options {
  attemptId: string;
  /** The answer of a question is on disk with these files. */
  onSaved: (questionId: string, saved: SavedFiles) => void;
}

/** Files of the open paper; a file goes on being stored while the learner looks at another question. */
export function useAnswerFiles({ attemptId, onSaved }: Options) {
  const [storing, setStoring] = useState<readonly StoringFile[]>([]);
  const [deliveries, setDeliveries] = useState<readonly FileDelivery[]>([]);
  const cancelled = useRef(new Set<number>());
  const nextKey = useRef(0);

  useEffect(() => {
    const stop = desktop.answerFiles.changed((event) => {
      if (event.attemptId === attemptId) setDeliveries(event.deliveries);
    });
    ask(desktop.answerFiles.deliveries(attemptId))
      .then(setDeliveries)
      .catch((error: unknown) => logFailure('deliveries of files', error));
    return stop;
  }, [attemptId]);

  const change = useCallback((key: number, values: Partial<StoringFile>) => {
    setStoring((before) => before.map((file) => (file.key === key ? { ...file, ...values } : file)));
  }, []);
  const dismiss = useCallback((key: number) => {
    setStoring((before) => before.filter((file) => file.key !== key));
  }, []);

  const store = useCallback(
    async (questionId: string, file: File) => {
      const key = (nextKey.current += 1);
      const { name, type, size: bytes } = file;
      setStoring((before) => [...before, { key, questionId, name, bytes, stored: 0, problem: null }]);
      let fileId: string | null = null;
      try {
        fileId = await ask(desktop.answerFiles.begin(attemptId, questionId, { name, type, bytes }));
        for (let at = 0; at < bytes; at += filePartBytes) {
          if (cancelled.current.has(key)) {
            await ask(desktop.answerFiles.cancel(fileId));
            return dismiss(key);
          }
          const part = new Uint8Array(await file.slice(at, at + filePartBytes).arrayBuffer());
          await ask(desktop.answerFiles.part(fileId, part));
          change(key, { stored: Math.min(bytes, at + filePartBytes) });
        }
        onSaved(questionId, await ask(desktop.answerFiles.finish(fileId)));
        dismiss(key);
      } catch (error) {
        logFailure(`file of ${questionId}`, error);
        const code = error instanceof DesktopError ? error.code : '';
        change(key, { problem: knownProblems.includes(code) ? code : 'other' });
        // Main gives up a file that it could not take; one that could not be read here is given up now.
        if (fileId !== null) await desktop.answerFiles.cancel(fileId);
      }
    },
    [attemptId, change, dismiss, onSaved],
  );

  /** Stores the files one after the other. */
  const add = useCallback(
    async (questionId: string, files: readonly File[]) => {
      for (const file of files) await store(questionId, file);
    },
    [store],
  );

  const cancel = useCallback(
    (file: StoringFile) => {
      if (file.problem === null) cancelled.current.add(file.key);
      else dismiss(file.key);
    },
    [dismiss],
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
