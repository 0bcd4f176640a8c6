import type { ScormVersion } from '#contract/ipc/courseware.ts';
import type { PackagePart } from './manifest.ts';

export interface Learner {
  id: string;
  name: string;
}

type Json = Record<string, unknown>;

/**
 * The run-time data with which a part begins. `kept`: what was committed last, null: nothing. What a session says of
 * itself is left behind: its exit and its time, which is in the total time already. A part that was ended for good
 * (`normal`) begins with what it had; any other one is told to resume.
 */
export function preloadOf(version: ScormVersion, kept: Json | null, part: PackagePart, learner: Learner): Json {
  return version === '1.2' ? preload12(kept, part, learner) : preload2004(kept, part, learner);
}

function entryOf(kept: Json | null, exit: unknown): string {
  if (kept === null) return 'ab-initio';
  return exit === 'normal' || exit === 'time-out' ? '' : 'resume';
}

function preload12(kept: Json | null, { launchData, passAt }: PackagePart, { id, name }: Learner): Json {
  const { core, student_data: data, ...rest } = kept ?? {};
  const { exit, session_time: _, ...kernel } = objectOf(core);
  return {
    ...rest,
    launch_data: launchData,
    student_data: { ...objectOf(data), mastery_score: passAt === null ? '' : String(passAt) },
    core: { ...kernel, credit: 'credit', student_id: id, student_name: name, entry: entryOf(kept, exit) },
  };
}

function preload2004(kept: Json | null, { launchData, passAt }: PackagePart, { id, name }: Learner): Json {
  const { exit, session_time: _, ...rest } = kept ?? {};
  return {
    ...rest,
    learner_id: id,
    learner_name: name,
    launch_data: launchData,
    scaled_passing_score: passAt === null ? '' : String(passAt),
    entry: entryOf(kept, exit),
  };
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A committed state; null: there is none, or it is no JSON object. */
export function keptData(text: string | undefined): Json | null {
  if (text === undefined) return null;
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : null;
  } catch {
    return null; // Not written by this client.
  }
}
