import { expect, it } from 'vitest';
import { possibleActions } from './actions.ts';

it.each([
  [
    { open: true, cameraCount: 2, moved: false, locked: true, exportable: true },
    ['release-front', 'release-side', 'unlock', 'report', 'export', 'transfer', 'let-leave'],
  ],
  [
    { open: true, moved: false, cameraCount: 0, locked: true, exportable: false, orders: ['hand-in', 'pause'] },
    ['unlock', 'hand-in', 'pause', 'report', 'transfer', 'let-leave'],
  ],
  [
    { open: true, moved: false, cameraCount: 0, locked: false, exportable: false, orders: ['resume'] },
    ['resume', 'report', 'transfer', 'let-leave'],
  ],
  [
    { open: true, moved: false, cameraCount: 1, locked: false, exportable: true },
    ['release-front', 'report', 'export', 'transfer', 'let-leave'],
  ],
  [
    { open: true, moved: false, cameraCount: 0, locked: true, exportable: false },
    ['unlock', 'report', 'transfer', 'let-leave'],
  ],
  [{ open: true, moved: false, cameraCount: 0, locked: false, exportable: false }, ['report', 'transfer', 'let-leave']],
  [{ open: false, moved: true, cameraCount: 2, locked: false, exportable: true }, ['report', 'take-back']],
  [{ open: false, moved: false, cameraCount: 2, locked: true, exportable: true }, ['report', 'export', 'send-again']],
  [{ open: false, moved: false, cameraCount: 2, locked: true, exportable: false }, ['report', 'send-again']],
  [
    { open: false, moved: false, sealed: true, cameraCount: 2, locked: true, exportable: true },
    ['report', 'export', 'let-leave', 'send-again'],
  ],
] as const)('%j: %j', (seat, actions) => {
  expect(possibleActions({ sealed: false, orders: [], ...seat })).toEqual(actions);
});
