import { expect, it } from 'vitest';
import { possibleActions } from './actions.ts';

it.each([
  [
    { open: true, cameraCount: 2, locked: true, exportable: true },
    ['release-front', 'release-side', 'unlock', 'export'],
  ],
  [{ open: true, cameraCount: 1, locked: false, exportable: true }, ['release-front', 'export']],
  [{ open: true, cameraCount: 0, locked: true, exportable: false }, ['unlock']],
  [{ open: true, cameraCount: 0, locked: false, exportable: false }, []],
  [{ open: false, cameraCount: 2, locked: true, exportable: true }, ['export']],
  [{ open: false, cameraCount: 2, locked: true, exportable: false }, []],
] as const)('%j: %j', (seat, actions) => {
  expect(possibleActions(seat)).toEqual(actions);
});
