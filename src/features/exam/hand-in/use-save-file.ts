import { useCallback, useState } from 'react';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import type { Result } from '#contract/ipc/ipc-types.ts';
import { ask } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

export type SavedFile = { kind: 'export' | 'receipt'; outcome: 'saved'; fileName: string } | SaveFailure;
interface SaveFailure {
  kind: 'export' | 'receipt';
  outcome: 'failed';
}

/** Saves a file through main, and remembers what came of the last one; `saving`: which one is being written. */
export function useSaveFile() {
  const [last, setLast] = useState<SavedFile | null>(null);
  const [saving, setSaving] = useState<SavedFile['kind'] | null>(null);
  const save = useCallback(async (kind: SavedFile['kind'], write: () => Promise<Result<SaveOutcome>>) => {
    setSaving(kind);
    try {
      const saved = await ask(write());
      if (saved.outcome !== 'cancelled') setLast({ kind, ...saved });
    } catch (error) {
      setLast({ kind, outcome: 'failed' });
      logFailure(kind, error);
    } finally {
      setSaving(null);
    }
  }, []);
  return { last, saving, save };
}
