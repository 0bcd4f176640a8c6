import { useCallback, useEffect, useRef, useState } from 'react';
import type { HomeworkDraft, HomeworkRef, KeptDraft } from '#contract/ipc/homework.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { DraftKeeper, type Keeping } from '../../shared/draft/draft-keeper.ts';

/** What is being written, on disk at every pause. `start`: what it begins with where there is no draft. */
export function useDraft({ courseId, homeworkId }: HomeworkRef, kept: KeptDraft | null, start: HomeworkDraft) {
  const [draft, setDraft] = useState(() => kept?.draft ?? start);
  const [keeping, setKeeping] = useState<Keeping>(kept ? { kind: 'kept', at: kept.savedAt } : { kind: 'none' });
  const latest = useRef(draft);
  const [keeper] = useState(
    () =>
      new DraftKeeper<HomeworkDraft>(async (next) => {
        try {
          return (await ask(desktop.homework.keep({ courseId, homeworkId }, next))).savedAt;
        } catch (error) {
          logFailure('homework draft', error);
          throw error;
        }
      }, setKeeping),
  );
  useEffect(() => () => void keeper.flush(), [keeper]);

  const change = useCallback(
    (how: (before: HomeworkDraft) => Partial<HomeworkDraft>) => {
      latest.current = { ...latest.current, ...how(latest.current) };
      setDraft(latest.current);
      keeper.keep(latest.current);
    },
    [keeper],
  );
  const flush = useCallback(() => keeper.flush(), [keeper]);
  const drop = useCallback(async () => {
    await keeper.end();
    try {
      await ask(desktop.homework.drop({ courseId, homeworkId }));
    } catch (error) {
      // The next opening compares it with what the platform has.
      logFailure('homework draft', error);
    }
  }, [keeper, courseId, homeworkId]);
  return { draft, keeping, change, flush, drop };
}
