import type { CourseNode } from '#contract/platform/learning/course.ts';

/** Where a click on an item of a course leads; `none`: this client has no screen for its kind. */
export type ItemOpening = 'player' | 'practice' | 'lab' | 'live' | 'none';

type OpenedNode = Pick<CourseNode, 'kind' | 'detailId' | 'liveRoomId'>;

const played: ReadonlySet<CourseNode['kind']> = new Set(['video', 'audio', 'document', 'image', 'scorm']);

export function openingOf({ kind, detailId, liveRoomId }: OpenedNode): ItemOpening {
  if (kind === 'live') return detailId === '' && liveRoomId === '' ? 'none' : kind;
  if (detailId === '') return 'none';
  if (kind === 'practice' || kind === 'lab') return kind;
  return played.has(kind) ? 'player' : 'none';
}

/** True when anything of it can be opened here. */
export function opensHere(node: OpenedNode): boolean {
  return openingOf(node) !== 'none';
}
