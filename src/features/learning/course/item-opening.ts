import type { CourseNode } from '../../../contract/platform/learning/course.ts';

/** Where a click on an item of a course leads; `none`: this client has no screen for its kind. */
export type ItemOpening = 'player' | 'practice' | 'none';

const played: ReadonlySet<CourseNode['kind']> = new Set(['video', 'audio', 'document', 'image', 'scorm']);

export function openingOf({ kind, detailId }: Pick<CourseNode, 'kind' | 'detailId'>): ItemOpening {
  if (detailId === '') return 'none';
  if (kind === 'practice') return 'practice';
  return played.has(kind) ? 'player' : 'none';
}

/** True when anything of it can be opened here. */
export function opensHere(node: Pick<CourseNode, 'kind' | 'detailId'>): boolean {
  return openingOf(node) !== 'none';
}
