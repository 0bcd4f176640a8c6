import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { Attempt, HandInState } from '#contract/ipc/exam.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { fileCounts, type FileCounts } from './files.ts';

/** What the main process knows of a hand-in; `missing`: no such attempt of this account on this machine. */
export type HandInView =
  | { step: 'loading' }
  | { step: 'missing' }
  | { step: 'open'; attempt: Attempt }
  | {
      step: 'handed-in';
      state: HandInState;
      attempt: Attempt | null;
      evidence: EvidenceState | null;
      files: FileCounts;
    };

/** Follows a hand-in on its way to the platform. A part that cannot be read hides none of the others. */
export function useHandIn(attemptId: string): HandInView {
  const { exam, evidence: recordings, answerFiles } = desktop;
  const attempt = useDesktopQuery(exam.read, [attemptId], { changed: exam.handInChanged, cached: false });
  const state = useDesktopQuery(exam.handInState, [attemptId], { changed: exam.handInChanged });
  const evidence = useDesktopQuery(recordings.state, [attemptId], { changed: recordings.changed });
  const deliveries = useDesktopQuery(answerFiles.deliveries, [attemptId], { changed: answerFiles.changed });
  if (attempt.isPending || state.isPending || evidence.isPending || deliveries.isPending) return { step: 'loading' };
  if (state.data) {
    // What was read once may have changed since.
    const recorded = evidence.isError ? null : (evidence.data ?? null);
    const files = fileCounts(deliveries.isError ? undelivered(attempt.data ?? null) : deliveries.data);
    return { step: 'handed-in', state: state.data, attempt: attempt.data ?? null, evidence: recorded, files };
  }
  return attempt.data?.phase === 'open' ? { step: 'open', attempt: attempt.data } : { step: 'missing' };
}

/** What is not known to have arrived counts as on its way. */
function undelivered(attempt: Attempt | null): { phase: 'waiting' }[] {
  const values = Object.values(attempt?.answers ?? {}).map(({ value }) => value);
  return values.flatMap((value) => (value.kind === 'files' ? value.files : [])).map(() => ({ phase: 'waiting' }));
}
