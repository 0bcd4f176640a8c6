/** Where the face dialog opens in learning (001 §3). */
const faceRanges = ['task', 'course', 'resource'] as const;
export type FaceRange = (typeof faceRanges)[number];

/** Rules of face checks in the tenant's configuration (001 §3). */
export interface FaceRules {
  /** is_task_courseRule_face_image_export */
  exportRule: boolean;
  /** range of task_show_facedialog_rule; null: it names none that is known, so nothing but an exam asks. */
  range: FaceRange | null;
  /** isOnce of task_show_facedialog_rule: who passed once in a session is not asked again. */
  isOnce: boolean;
  /** isBioassay of task_show_facedialog_rule; true by default: a live picture is stricter. */
  isBioassay: boolean;
}

/** Reads the rules by key; an invalid one has its default. */
export function readFaceRules(read: (key: string) => string | null | undefined): FaceRules {
  const { range, isOnce, isBioassay } = dialogRule(read('task_show_facedialog_rule') ?? '');
  return {
    exportRule: read('is_task_courseRule_face_image_export')?.toLowerCase() === 'true',
    range: faceRangeOf(range),
    isOnce: flagOf(isOnce) ?? false,
    isBioassay: flagOf(isBioassay) ?? true,
  };
}

/** Null: it is none that is known. */
export function faceRangeOf(range: unknown): FaceRange | null {
  return faceRanges.find((known) => known === String(range).toLowerCase()) ?? null;
}

interface DialogRule {
  range?: unknown;
  isOnce?: unknown;
  isBioassay?: unknown;
}

function dialogRule(text: string): DialogRule {
  try {
    const rule: unknown = JSON.parse(text);
    return typeof rule === 'object' && rule !== null ? rule : {};
  } catch {
    return {}; // No valid rule: the defaults.
  }
}

/** Configurations carry flags as values, words and numbers; anything else says nothing. */
function flagOf(value: unknown): boolean | null {
  const text = String(value).toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

/** True when a face check opens at this level of learning (G-148); `passed`: the learner passed one in this session. */
export function asksForFace({ range, isOnce }: FaceRules, level: FaceRange, passed: boolean): boolean {
  return range === level && !(isOnce && passed);
}
