import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ItemName } from '#contract/ipc/learning.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

const pauseMs = 600;

export interface Note {
  /** Null: not read yet. */
  text: string | null;
  savedAt: number | null;
  /** True: the latest text is not on disk. */
  unsaved: boolean;
  failed: boolean;
  write: (text: string) => void;
}

/** The note of an item, on disk a moment after each pause of writing and when it closes. */
export function useNote({ courseId, itemId }: ItemName): Note {
  const [note, setNote] = useState<Omit<Note, 'write'>>({ text: null, savedAt: null, unsaved: false, failed: false });
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    ask(desktop.learning.note({ courseId, itemId })).then(
      ({ text, savedAt }) => setNote({ text, savedAt, unsaved: false, failed: false }),
      (error: unknown) => {
        logFailure('note', error);
        setNote({ text: '', savedAt: null, unsaved: false, failed: true });
      },
    );
  }, [courseId, itemId]);
  const save = useEffectEvent(async () => {
    clearTimeout(timer.current);
    const text = waiting.current;
    if (text === null) return;
    waiting.current = null;
    try {
      const { savedAt } = await ask(desktop.learning.saveNote({ courseId, itemId }, text));
      setNote((now) => ({ ...now, savedAt, failed: false, unsaved: waiting.current !== null }));
    } catch (error) {
      logFailure('note', error);
      waiting.current ??= text;
      setNote((now) => ({ ...now, failed: true }));
    }
  });
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return undefined;
    timer.current = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer.current);
  }, [changes]);
  useEffect(() => {
    const close = () => void save();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);
  const write = (text: string) => {
    waiting.current = text;
    setNote((now) => ({ ...now, text, unsaved: true }));
    setChanges((count) => count + 1);
  };
  return { ...note, write };
}
