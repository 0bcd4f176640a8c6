import { defineQueryPath } from './define-path.ts';

/** Job board (002 §2). No document shows a query; `pay` is a band of `pay-bands.ts`. */
export const jobPaths = {
  board: defineQueryPath('/jobIdx', ['tab', 'city', 'name', 'pay', 'experience', 'education']),
  position: defineQueryPath('/jobDetail', ['id']),
  morePositions: defineQueryPath('/morePositionList', ['companyId', 'companyName']),
} as const;
