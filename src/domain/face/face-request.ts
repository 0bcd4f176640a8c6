import type { FaceAskedBy } from '#rules/exam/exam-needs.ts';

/** What the check is for: 1 course, 2 exam, 3 like a course, 4 other (001 §4). */
export type FaceKind = 1 | 2 | 3 | 4;

/** Selects the texts of a kind. */
export function subjectOf(kind: FaceKind): 'exam' | 'course' {
  return kind === 2 ? 'exam' : 'course';
}

/** Selects the texts of a moment: before an exam, before a course, or in the middle of a paper. */
export function momentOf({
  kind,
  duringPaper,
}: Pick<FaceRequest, 'kind' | 'duringPaper'>): 'exam' | 'course' | 'paper' {
  return duringPaper ? 'paper' : subjectOf(kind);
}

/** The access recorded after passing: 1 task, 2 course, 3 resource (001 §3). */
export type FaceAccess =
  | { type: 1; taskId: string }
  | { type: 2; taskId: string; courseId: string }
  | { type: 3; taskId: string; courseId: string; resId: string };

/** Where to navigate afterwards; a missing address means an event instead. */
export interface FaceAddresses {
  target?: string;
  fail?: string;
  pause?: string;
  invalid?: string;
}

/** One face check. */
export interface FaceRequest {
  kind: FaceKind;
  /** Id of the course or exam paper. */
  businessId: string;
  taskId: string;
  access: FaceAccess | null;
  /** Who asks for the check before an exam, so that the learner is told why. */
  askedBy?: FaceAskedBy | null;
  /** The check interrupts a paper, which goes on whatever comes of it. */
  duringPaper?: true;
  /** The export-image rule is on: the learner must agree, unless they did before. */
  exportRule: boolean;
  /** What the exam itself asks to agree to, as HTML; '' or absent: the client says what becomes of the pictures. */
  agreement?: string;
  /** Upload of a picture file instead of the camera. */
  album: boolean;
  /** Pause-frame mode: closing does not ask. */
  pauseFrame: boolean;
  addresses: FaceAddresses;
}

/** Tries per check (001 §9). */
export const maxAttempts = 5;
/** Counted from the answer of the last failure (001 §9). */
export const retryWindowMs = 10 * 60_000;
/** Countdown of the result dialogs (001 §9). */
export const countdownSeconds = 3;

/** The body of the photo check (001 §3). */
export function photoBody({ kind, businessId, taskId }: FaceRequest, userImage: string) {
  if (kind === 4) return { userImage, isSave: false, businessSource: 2 };
  return { businessId, businessType: kind, userImage, taskId };
}

/** True when album upload replaces the camera: special branch, no live detection, not kind 4 (001 §4). */
export function usesAlbum(kind: FaceKind, rule: { isBioassay: boolean }, specialBranch: boolean): boolean {
  return !rule.isBioassay && specialBranch && kind !== 4;
}
