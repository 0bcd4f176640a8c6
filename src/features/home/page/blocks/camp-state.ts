import type { TrainingCamp } from '#contract/platform/home/home.ts';
import type { TagAppearance } from '#ui/Tag.tsx';

/** How a camp stands (002 §3): 1 not started, 2 in progress, 3 ended, else nobody knows; and how far the learner is. */
export function campStateOf({ status, studyProcess }: Pick<TrainingCamp, 'status' | 'studyProcess'>): {
  key: 'waiting' | 'running' | 'ended' | 'unknown';
  look: TagAppearance;
  /** Percent; null: nothing learned, or nobody signed in. */
  progress: number | null;
} {
  const progress = studyProcess !== null && studyProcess > 0 ? Math.min(100, Math.round(studyProcess)) : null;
  if (status === 1) return { key: 'waiting', look: 'plain', progress: null };
  if (status === 3) return { key: 'ended', look: 'outline', progress };
  return status === 2 ? { key: 'running', look: 'brand', progress } : { key: 'unknown', look: 'outline', progress };
}
