import type { TaskRule } from '../../contract/platform/learning/task-rule.ts';
import type { FaceAccess, FaceKind } from './face-request.ts';
import { asksForFace, faceRangeOf, type FaceRange, type FaceRules } from './face-rules.ts';

/** What is about to be studied. */
export type Studied =
  | { level: 'task'; taskId: string }
  | { level: 'course'; taskId: string; courseId: string }
  | { level: 'resource'; taskId: string; courseId: string; resId: string };

/** The rules of a task: what it leaves open is as the tenant says. */
export function rulesOfTask(tenant: FaceRules, { range, isOnce, isBioassay }: TaskRule): FaceRules {
  return {
    ...tenant,
    range: faceRangeOf(range) ?? tenant.range,
    isOnce: isOnce ?? tenant.isOnce,
    isBioassay: isBioassay ?? tenant.isBioassay,
  };
}

/** True when the face is asked for before this is studied; `passed`: the learner passed a check in this session. */
export function asksBefore(rule: TaskRule | undefined, rules: FaceRules, { level }: Studied, passed: boolean): boolean {
  return rule?.isFace === true && asksForFace(rules, level, passed);
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
