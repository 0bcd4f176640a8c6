import { useEffect, useState } from 'react';
import type { CameraCondition } from '#contract/ipc/evidence.ts';
import { desktop } from '#lib/desktop.ts';

/**
 * What the cameras show of the room, how often its window was left, and how often a gesture was asked for: a change of it is worth
 * a burst of pictures. Null while
 * a camera is starting.
 */
export function useOccasion(attemptId: string, conditions: readonly (CameraCondition | null)[]): string | null {
  const [switches, setSwitches] = useState(0);
  const [prompts, setPrompts] = useState(0);
  useEffect(
    () =>
      desktop.exam.prompted((asked) => {
        if (asked.attemptId === attemptId) setPrompts((before) => before + 1);
      }),
    [attemptId],
  );
  useEffect(
    () =>
      desktop.exam.screenSwitched((event) => {
        if (event.attemptId === attemptId) setSwitches(event.count);
      }),
    [attemptId],
  );
  return conditions.includes(null) ? null : [...conditions, switches, prompts].join(' ');
}
