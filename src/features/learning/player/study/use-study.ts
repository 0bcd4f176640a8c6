import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { makeStale } from '#api/query.ts';
import type { ItemStudy, PlayReport, StudyRef } from '#contract/ipc/learning.ts';
import { saveLog } from '#contract/platform/learning/course-log.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

export interface Study {
  /** Null: not read yet. */
  known: ItemStudy | null;
  /** True: this computer cannot keep what is studied. */
  broken: boolean;
  /** Tells once that the learner began. */
  begin: () => void;
  report: (report: PlayReport) => void;
  /** Sends once more what the platform refused. */
  retry: () => void;
}

const unknownStudy: ItemStudy = {
  place: null,
  seen: 0,
  towardsMs: 0,
  taken: 0,
  waiting: 0,
  unsure: 0,
  refused: 0,
};

/** What this computer keeps of an item that is being studied. `platformAt`: the place that the platform tells. */
export function useStudy(ref: StudyRef, platformAt: number | null): Study {
  const queries = useQueryClient();
  const [known, setKnown] = useState<ItemStudy | null>(null);
  const [broken, setBroken] = useState(false);
  const { courseId, itemId, taskId, taskType } = ref;
  const begun = useRef(false);
  const first = useRef(platformAt);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const take = useCallback(async (answer: ReturnType<typeof desktop.learning.state>) => {
    try {
      const study = await ask(answer);
      if (!shown.current) return;
      setBroken(false);
      setKnown(study);
    } catch (error) {
      logFailure('study', error);
      if (!shown.current) return;
      setBroken(true);
      // Learning goes on although nothing of it is kept.
      setKnown((before) => before ?? unknownStudy);
    }
  }, []);
  useEffect(() => {
    void take(desktop.learning.open({ courseId, itemId, taskId, taskType }, first.current));
    return desktop.learning.changed((item) => {
      if (item.courseId !== courseId || item.itemId !== itemId) return;
      void take(desktop.learning.state({ courseId, itemId, taskId, taskType }));
    });
  }, [take, courseId, itemId, taskId, taskType]);
  // What the platform took changes the rates that it tells.
  const settled = (known?.taken ?? 0) + (known?.unsure ?? 0);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (known === null) return;
    if (before.current !== null && before.current !== settled) makeStale(queries, saveLog);
    before.current = settled;
  }, [queries, known, settled]);
  const begin = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    void take(desktop.learning.begin({ courseId, itemId, taskId, taskType }));
  }, [take, courseId, itemId, taskId, taskType]);
  const report = useCallback(
    (told: PlayReport) => void take(desktop.learning.report({ courseId, itemId, taskId, taskType }, told)),
    [take, courseId, itemId, taskId, taskType],
  );
  const retry = useCallback(
    () => void take(desktop.learning.retry({ courseId, itemId, taskId, taskType })),
    [take, courseId, itemId, taskId, taskType],
  );
  return { known, broken, begin, report, retry };
}
