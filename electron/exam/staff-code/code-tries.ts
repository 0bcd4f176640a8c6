import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** Wrong tries in a row that cost no pause. */
const freeTries = 3;
const firstPauseMs = 30_000;
/** A learner who types nonsense must not keep staff away for longer. */
const longestPauseMs = 15 * 60_000;

/** How long the code is not looked at after so many wrong tries in a row. */
export function pauseAfter(wrong: number): number {
  if (wrong < freeTries) return 0;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(10, wrong - freeTries));
}

/** Counts tries across restarts, also when its file is deleted meanwhile: the journals of papers have theirs. */
export interface CodeTries {
  waitMs: () => number;
  /** Wrong tries in a row that the journal of a paper has; heard once a run, before a try on this paper. */
  heard: (attemptId: string, wrong: number) => void;
  /** Counts a try as wrong before it is looked at: a client killed meanwhile has used it up. */
  begin: () => void;
  /** The try was right: the next one begins at nothing. */
  right: () => void;
}

/** A restart begins the pause anew, so neither a restart nor another date of this machine shortens it. */
export function openCodeTries(file: KeyValueFile, monotonic: () => number): CodeTries {
  const stored = Number(file.read()['wrong'] ?? 0);
  let wrong = Number.isFinite(stored) && stored > 0 ? Math.floor(stored) : 0;
  let from = monotonic() + pauseAfter(wrong);
  const heard = new Set<string>();

  function count(next: number): void {
    wrong = next;
    from = monotonic() + pauseAfter(wrong);
    file.write({ wrong });
  }

  return {
    waitMs: () => Math.max(0, from - monotonic()),
    heard(attemptId, there) {
      if (heard.has(attemptId)) return;
      heard.add(attemptId);
      if (there > wrong) count(there);
    },
    begin: () => count(wrong + 1),
    right: () => count(0),
  };
}
