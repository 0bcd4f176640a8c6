import { expect, it } from 'vitest';
import { possibleActions } from './actions.ts';

it.each([
  [{ cameraCount: 2, locked: true, exportable: true }, ['release-front', 'release-side', 'unlock', 'export']],
  [{ cameraCount: 1, locked: false, exportable: true }, ['release-front', 'export']],
  [{ cameraCount: 0, locked: true, exportable: false }, ['unlock']],
  [{ cameraCount: 0, locked: false, exportable: false }, []],
] as const)('%j: %j', (seat, actions) => {
  expect(possibleActions(seat)).toEqual(actions);
});
