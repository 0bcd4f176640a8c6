import { expect, it } from 'vitest';
import { possibleActions } from './actions.ts';

it.each([
  [
    { open: true, cameraCount: 2, moved: false, locked: true, exportable: true },
    ['release-front', 'release-side', 'unlock', 'export', 'transfer'],
  ],
  [
    { open: true, moved: false, cameraCount: 1, locked: false, exportable: true },
    ['release-front', 'export', 'transfer'],
  ],
  [{ open: true, moved: false, cameraCount: 0, locked: true, exportable: false }, ['unlock', 'transfer']],
  [{ open: true, moved: false, cameraCount: 0, locked: false, exportable: false }, ['transfer']],
  [{ open: false, moved: true, cameraCount: 2, locked: false, exportable: true }, ['take-back']],
  [{ open: false, moved: false, cameraCount: 2, locked: true, exportable: true }, ['export']],
  [{ open: false, moved: false, cameraCount: 2, locked: true, exportable: false }, []],
] as const)('%j: %j', (seat, actions) => {
  expect(possibleActions(seat)).toEqual(actions);
});
