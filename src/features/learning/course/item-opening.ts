import type { CourseNode } from '../../../contract/platform/learning/course.ts';

/** What a click on an item of a course comes to. `notHere`: this client has no screen that plays its kind. */
export type ItemOpening = { go: 'practice'; practiceId: string } | { notHere: CourseNode['kind'] };

export function openingOf({ kind, detailId }: Pick<CourseNode, 'kind' | 'detailId'>): ItemOpening {
  if (kind === 'practice' && detailId !== '') return { go: 'practice', practiceId: detailId };
  return { notHere: kind };
}

/** True when anything of these can be opened here. */
export function opensHere(node: Pick<CourseNode, 'kind' | 'detailId'>): boolean {
  return 'go' in openingOf(node);
}
