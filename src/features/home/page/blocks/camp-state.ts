import type { TrainingCamp } from '../../../../contract/platform/home/home.ts';
import type { TagAppearance } from '../../../../ui/Tag.tsx';

/** How a camp stands (002 §3): 1 not started, 2 in progress, 3 ended; and how far the learner is. */
export function campStateOf({ status, studyProcess }: Pick<TrainingCamp, 'status' | 'studyProcess'>): {
  key: 'waiting' | 'running' | 'ended';
  look: TagAppearance;
  /** Percent; null: nothing learned, or nobody signed in. */
  progress: number | null;
} {
  const progress = studyProcess !== null && studyProcess > 0 ? Math.min(100, Math.round(studyProcess)) : null;
  if (status === 1) return { key: 'waiting', look: 'plain', progress: null };
  if (status === 3) return { key: 'ended', look: 'outline', progress };
  return { key: 'running', look: 'brand', progress };
}

/**
 * How a live class stands (002 §3, 002 §4): 0 not started, 1 live, 2 ended, with a replay when both flags say so; null:
 * the platform does not say.
 */
export function liveStateOf({
  status,
  isLiveReplay,
  isRecord,
}: {
  status: number | null;
  isLiveReplay: boolean;
  isRecord: boolean;
}): { key: 'waiting' | 'live' | 'replay' | 'ended'; look: TagAppearance } | null {
  if (status === null) return null;
  if (status === 1) return { key: 'live', look: 'good' };
  if (status === 0) return { key: 'waiting', look: 'brand' };
  return isLiveReplay && isRecord ? { key: 'replay', look: 'plain' } : { key: 'ended', look: 'outline' };
}
