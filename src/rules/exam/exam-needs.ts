import type { EntryStep } from '#contract/ipc/exam.ts';

/** What a platform tells of an exam; null: it does not say. All but `examType` are assumed fields. */
export interface ToldNeeds {
  /** 1 mock, 2 formal (002 §3). */
  examType: number | null;
  cameraCount: number | null;
  cameraRequired: boolean | null;
  faceRequired: boolean | null;
}

/** What the way into an exam asks of a learner. */
export interface ExamNeeds {
  formal: boolean;
  cameraCount: 0 | 1 | 2;
  /** Cameras that must give a picture, in the order front, side. */
  requiredCameras: 0 | 1 | 2;
  face: boolean;
  /** Who asks for the face check; null: nobody. */
  faceAskedBy: FaceAskedBy | null;
}

/** `exam`: the exam itself. `rule`: the tenant's rule, for formal exams whose own word is missing. */
export type FaceAskedBy = 'exam' | 'rule';

const mockType = 1;
const formalType = 2;

/**
 * The needs of an exam. Without the assumed camera fields the documented usage type decides (G-119): a formal exam has
 * two cameras, of which the front one must work. `faceRule`: the tenant configures face checks.
 */
export function examNeeds(told: ToldNeeds | null, faceRule: boolean): ExamNeeds {
  const formal = isFormal(told?.examType ?? null);
  const cameraCount = told?.cameraCount == null ? (formal ? 2 : 0) : asCameraCount(told.cameraCount);
  const faceAskedBy = whoAsksFace(told?.faceRequired ?? null, formal && faceRule);
  return {
    formal,
    cameraCount,
    requiredCameras: requiredCameras(told, cameraCount),
    face: faceAskedBy !== null,
    faceAskedBy,
  };
}

function whoAsksFace(told: boolean | null, ruled: boolean): FaceAskedBy | null {
  if (told !== null) return told ? 'exam' : null;
  return ruled ? 'rule' : null;
}

/** A type that nobody knows is treated as formal: an exam must not run unwatched because a field is missing. */
function isFormal(examType: number | null): boolean {
  return examType === formalType || examType !== mockType;
}

function requiredCameras(told: ToldNeeds | null, cameraCount: 0 | 1 | 2): 0 | 1 | 2 {
  if (told?.cameraRequired === true) return cameraCount;
  if (told?.cameraRequired === false || cameraCount === 0) return 0;
  return 1;
}

/** Cameras of an exam: none, the front one, or front and side. */
export function asCameraCount(told: number): 0 | 1 | 2 {
  if (told < 1) return 0;
  return told < 2 ? 1 : 2;
}

/** The steps that an exam with these needs asks for. */
export function entryStepsOf({ cameraCount, face }: Pick<ExamNeeds, 'cameraCount' | 'face'>): EntryStep[] {
  return [
    'read',
    ...(cameraCount > 0 || face ? ['consent' as const] : []),
    ...(cameraCount > 0 ? ['devices' as const] : []),
    ...(face ? ['face' as const] : []),
  ];
}

/** The tenant's entry that configures face checks (001 §3). */
export const faceRuleKey = 'task_show_facedialog_rule';

/** True when the tenant's value is a rule: a non-empty JSON object. */
export function isFaceRule(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'object' && value !== null;
  try {
    const rule: unknown = JSON.parse(value);
    return typeof rule === 'object' && rule !== null;
  } catch {
    return false; // No JSON: no rule.
  }
}
