import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenProblem } from '#contract/ipc/courseware.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { CoursewareLink } from './courseware-link.ts';

export type CoursewarePhase =
  | { kind: 'loading'; received: number; size: number | null }
  /** `state`: what this computer keeps of it cannot be read. */
  | { kind: 'failed'; why: OpenProblem | 'state' }
  | { kind: 'open'; address: string; link: CoursewareLink };

const arriving: CoursewarePhase = { kind: 'loading', received: 0, size: null };

/** Opens a package and keeps it open while the screen shows it. */
export function useCourseware(courseId: string, itemId: string, resId: string) {
  const { i18n } = useTranslation();
  const [phase, setPhase] = useState<CoursewarePhase>(arriving);
  const [attempt, setAttempt] = useState(0);
  const { language } = i18n;
  useEffect(() => {
    const item = { courseId, itemId };
    let left = false;
    const show = (next: CoursewarePhase) => {
      if (!left) setPhase(next);
    };
    const open = async () => {
      try {
        const opened = await ask(desktop.courseware.open({ ...item, resId }));
        if (opened.kind === 'failed') show({ kind: 'failed', why: opened.why });
        else show({ kind: 'open', address: opened.address, link: new CoursewareLink(item, opened, language) });
      } catch (error) {
        logFailure('courseware', error);
        show({ kind: 'failed', why: 'state' });
      }
    };
    void open();
    const stop = desktop.courseware.progress((told) => {
      if (told.courseId !== courseId || told.itemId !== itemId) return;
      setPhase((now) => (now.kind === 'loading' ? { ...now, received: told.received, size: told.size } : now));
    });
    return () => {
      left = true;
      stop();
      for (const call of [desktop.courseware.cancel(item), desktop.courseware.close(item)])
        ask(call).catch((error: unknown) => logFailure('courseware', error));
    };
    // A learner who changes the language reads on; the package hears of it when it is opened next.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [courseId, itemId, resId, attempt]);
  const again = useCallback(() => {
    setPhase(arriving);
    setAttempt((count) => count + 1);
  }, []);
  const cancel = useCallback(() => {
    ask(desktop.courseware.cancel({ courseId, itemId })).catch((error: unknown) => logFailure('courseware', error));
  }, [courseId, itemId]);
  return { phase, again, cancel };
}
