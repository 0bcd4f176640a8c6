/** What an item of a course is (000 §3, resource types). */
export const courseItemKinds = [
  'chapter',
  'video',
  'audio',
  'document',
  'image',
  'scorm',
  'practice',
  'live',
  'lab',
  'unknown',
] as const;
export type CourseItemKind = (typeof courseItemKinds)[number];

const kinds: Readonly<Record<number, CourseItemKind>> = {
  1: 'video',
  2: 'audio',
  3: 'document',
  4: 'image',
  6: 'scorm',
  10: 'practice',
  11: 'live',
  12: 'lab',
};

/** The kind of a course item by its number; an item of no known kind that has children is a chapter. */
export function courseItemKind(type: number, { hasChildren }: { hasChildren: boolean }): CourseItemKind {
  const known = kinds[type];
  if (known) return known;
  return hasChildren ? 'chapter' : 'unknown';
}
