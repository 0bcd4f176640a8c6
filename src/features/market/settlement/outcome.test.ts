import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

it.each([
  ['refused', 'refused'],
  ['session', 'refused'],
  ['not-signed-in', 'refused'],
  ['moved', 'notSent'],
  ['redirected', 'notSent'],
  ['network', 'unknown'],
  ['timeout', 'unknown'],
  ['malformed', 'unknown'],
  ['quiet', 'unknown'],
] as const)('a failure %s: %s', (kind, outcome) => {
  expect(outcomeOf({ kind })).toBe(outcome);
});
