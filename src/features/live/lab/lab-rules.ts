import type { Lab } from '#contract/platform/live/lab.ts';

const states = ['none', 'begun', 'done'] as const;
export type LabState = (typeof states)[number] | 'unknown';

/** How far a learner is in a lab, by the platform's number. */
export function labStateOf({ status }: Pick<Lab, 'status'>): LabState {
  return (status === null ? undefined : states[status]) ?? 'unknown';
}

/** The lab that an address names; the first of the course where it names none; null: there is no such lab. */
export function labOf(labs: readonly Lab[], labId: string | null): Lab | null {
  return (labId ? labs.find((lab) => lab.labId === labId) : labs[0]) ?? null;
}
