/** What is behind the check: 1 course, 2 exam, 3 like a course, 4 another business (001 §4, G-145). */
export type FaceKind = 1 | 2 | 3 | 4;

/** What the sentences speak of. */
export function subjectOf(kind: FaceKind): 'exam' | 'course' {
  return kind === 2 ? 'exam' : 'course';
}

/** What is recorded after passing: 1 task, 2 course, 3 resource; always with the task (001 §3). */
export type FaceAccess =
  | { type: 1; taskId: string }
  | { type: 2; taskId: string; courseId: string }
  | { type: 3; taskId: string; courseId: string; resId: string };

/** Where to go; an address that is missing is an event instead (G-147). */
export interface FaceAddresses {
  target?: string;
  fail?: string;
  pause?: string;
  invalid?: string;
}

/** One face check. */
export interface FaceRequest {
  kind: FaceKind;
  /** Course or exam paper (G-146). */
  businessId: string;
  taskId: string;
  access: FaceAccess | null;
  /** The export-image rule is on: the learner is asked to agree, unless agreed before. */
  exportRule: boolean;
  /** A picture file in place of the camera. */
  album: boolean;
  /** Pause-frame mode: closing asks nothing (G-148). */
  pauseFrame: boolean;
  addresses: FaceAddresses;
}

/** Five in all (001 §9). */
export const maxAttempts = 5;
/** After the last failure's answer (001 §9, G-150). */
export const retryWindowMs = 10 * 60_000;
/** Seconds that the dialogs of success and failure count down (001 §9). */
export const countdownSeconds = 3;

/** The body of the photo check (001 §3). */
export function photoBody({ kind, businessId, taskId }: FaceRequest, userImage: string) {
  if (kind === 4) return { userImage, isSave: false, businessSource: 2 };
  return { businessId, businessType: kind, userImage, taskId };
}

/** Album upload replaces the camera only for these branches, without live detection, and not for kind 4 (001 §4). */
export function usesAlbum(kind: FaceKind, rule: { isBioassay: boolean }, specialBranch: boolean): boolean {
  return !rule.isBioassay && specialBranch && kind !== 4;
}

/** Rules of face checks as the tenant's configuration keeps them (001 §3). */
export interface FaceRules {
  /** is_task_courseRule_face_image_export */
  exportRule: boolean;
  /** isBioassay of task_show_facedialog_rule; true unless it says otherwise: a live picture is the stricter way. */
  isBioassay: boolean;
}

/** Reads the rules by key; a broken one has its default. */
export function readFaceRules(read: (key: string) => string | null | undefined): FaceRules {
  return {
    exportRule: read('is_task_courseRule_face_image_export')?.toLowerCase() === 'true',
    isBioassay: readBioassay(read('task_show_facedialog_rule') ?? ''),
  };
}

function readBioassay(text: string): boolean {
  try {
    const rule: unknown = JSON.parse(text);
    const value = typeof rule === 'object' && rule !== null && 'isBioassay' in rule ? rule.isBioassay : true;
    return value !== false && value !== 'false' && value !== 0 && value !== '0';
  } catch {
    return true; // No rule, or not readable: the stricter way.
  }
}
