import type { TaskRule } from '#contract/platform/learning/task-rule.ts';
import { storageKeys } from '../session/storage-keys.ts';
import type { FaceAccess, FaceKind } from './face-request.ts';
import { asksForFace, faceRangeOf, type FaceRange, type FaceRules } from './face-rules.ts';

/** What is about to be studied; in a camp, the camp takes the place of the task (G-076). */
export type Studied = { camp?: true } & (
  | { level: 'task'; taskId: string }
  | { level: 'course'; taskId: string; courseId: string }
  | { level: 'resource'; taskId: string; courseId: string; resId: string }
);

/** The rules of a task: what it leaves open is as the tenant says; one that asks and says not when asks before the task. */
export function rulesOfTask(tenant: FaceRules, { isFace, range, isOnce, isBioassay }: TaskRule): FaceRules {
  return {
    ...tenant,
    range: faceRangeOf(range) ?? tenant.range ?? (isFace ? 'task' : null),
    isOnce: isOnce ?? tenant.isOnce,
    isBioassay: isBioassay ?? tenant.isBioassay,
  };
}

/**
 * True when the face is asked for before this is studied; `passed`: the learner passed a check in this session. Where the
 * task says nothing, the tenant's rule alone decides (001 §3).
 */
export function asksBefore(rule: TaskRule | null, rules: FaceRules, { level }: Studied, passed: boolean): boolean {
  return rule?.isFace !== false && asksForFace(rules, level, passed);
}

/** Whether a check in this session was about this: of a course and what lies in it, about that course (001 §4). */
export function passedBefore(studied: Studied, read: (key: string) => string | null): boolean {
  const passed = read(storageKeys.facePass) === 'true';
  return passed && (studied.level === 'task' || read(storageKeys.currentCourseId) === studied.courseId);
}

const kinds: Readonly<Record<FaceRange, FaceKind>> = { task: 1, course: 1, resource: 3 };

/** What the check is about, and which access its pass opens (001 §3). */
export function faceOf(studied: Studied): { kind: FaceKind; businessId: string; taskId: string; access: FaceAccess } {
  const { level, taskId } = studied;
  const kind = kinds[level];
  switch (level) {
    case 'task':
      return { kind, businessId: taskId, taskId, access: { type: 1, taskId } };
    case 'course':
      return { kind, businessId: studied.courseId, taskId, access: { type: 2, taskId, courseId: studied.courseId } };
    case 'resource': {
      const { courseId, resId } = studied;
      return { kind, businessId: courseId, taskId, access: { type: 3, taskId, courseId, resId } };
    }
  }
}
