import { definePath } from './define-path.ts';

/** Job board (002 §2). */
export const jobPaths = {
  board: definePath('/jobIdx'),
  position: definePath('/jobDetail'),
  morePositions: definePath('/morePositionList'),
} as const;
