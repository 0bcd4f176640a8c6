import { useCallback, useRef, useState } from 'react';
import { filePartBytes, type ChosenFile } from '#contract/ipc/answer-files.ts';
import { DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** A file on its way to this machine's disk, or one that did not get there. */
export interface StoringFile {
  /** Counts up; the file has no id before main gave it one. */
  key: number;
  /** What the file is for: a question, a homework. */
  of: string;
  name: string;
  bytes: number;
  stored: number;
  /** Why it was not stored, a code of main; null: it is on its way. */
  problem: string | null;
}

/** Where a file is stored, call by call. */
export interface FileStore<Kept> {
  begin: (file: ChosenFile) => Promise<string>;
  /** Stores the part that begins at this byte. */
  part: (fileId: string, at: number) => Promise<void>;
  finish: (fileId: string) => Promise<Kept>;
  cancel: (fileId: string) => Promise<void>;
}

/** A file that the page holds, as it is announced. */
export function announced({ name, type, size: bytes }: File): ChosenFile {
  return { name, type, bytes };
}

/** The part of such a file that begins at this byte. */
export async function partOf(file: File, at: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(at, at + filePartBytes).arrayBuffer());
}

/** Hands chosen files over to main, part by part; each can be given up while it goes. */
export function useStoring() {
  const [storing, setStoring] = useState<readonly StoringFile[]>([]);
  const cancelled = useRef(new Set<number>());
  const lastKey = useRef(0);

  const change = useCallback((key: number, values: Partial<StoringFile>) => {
    setStoring((before) => before.map((file) => (file.key === key ? { ...file, ...values } : file)));
  }, []);
  const dismiss = useCallback((key: number) => {
    setStoring((before) => before.filter((file) => file.key !== key));
  }, []);

  /** Null: it was given up, or is not stored. */
  const store = useCallback(
    async <Kept>(of: string, file: ChosenFile, by: FileStore<Kept>): Promise<Kept | null> => {
      const key = (lastKey.current += 1);
      const { name, type, bytes } = file;
      setStoring((before) => [...before, { key, of, name, bytes, stored: 0, problem: null }]);
      let fileId: string | null = null;
      try {
        fileId = await by.begin({ name, type, bytes });
        for (let at = 0; at < bytes; at += filePartBytes) {
          if (cancelled.current.has(key)) {
            await by.cancel(fileId);
            dismiss(key);
            return null;
          }
          await by.part(fileId, at);
          change(key, { stored: Math.min(bytes, at + filePartBytes) });
        }
        const kept = await by.finish(fileId);
        dismiss(key);
        return kept;
      } catch (error) {
        logFailure(`file of ${of}`, error);
        change(key, { problem: error instanceof DesktopError ? error.code : 'other' });
        // Main gives up a file that it could not take; one that could not be read here is given up now.
        if (fileId !== null) await by.cancel(fileId).catch((again: unknown) => logFailure(`file of ${of}`, again));
        return null;
      }
    },
    [change, dismiss],
  );

  const cancel = useCallback(
    (file: StoringFile) => {
      if (file.problem === null) cancelled.current.add(file.key);
      else dismiss(file.key);
    },
    [dismiss],
  );
  return { storing, store, cancel };
}
