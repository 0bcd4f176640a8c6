import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Failure } from '#contract/platform/failure.ts';
import { isPartly, lacksContent, shownSince, staleSince, updatingSince, type ShownRead } from './rules.ts';

const failed = (failure: Failure) => ({ status: 'error', error: new ApiError('x', failure) }) as const;
const network = failed({ kind: 'network' });
const refused = (code: number) => failed({ kind: 'refused', code, message: '', warning: false, data: null });
const absent = failed({ kind: 'malformed', status: 404 });

function read(state: Partial<ShownRead['state']>, { key = 'call', optional = false } = {}): ShownRead {
  return {
    queryKey: [key],
    meta: { optional },
    state: { data: undefined, dataUpdatedAt: 0, status: 'pending', fetchStatus: 'idle', error: null, ...state },
  };
}

const fresh = read({ data: 1, dataUpdatedAt: 900, status: 'success' });
const stale = read({ data: 1, dataUpdatedAt: 500, ...network });
const optionalStale = read({ data: 1, dataUpdatedAt: 400, ...network }, { optional: true });
const ofThisComputer = read(
  { data: 1, dataUpdatedAt: 100, status: 'error', fetchStatus: 'fetching' },
  { key: 'desktop' },
);

it('says how old kept content is, whoever asked for it; what this computer tells of itself is never old', () => {
  expect(staleSince([fresh])).toBeNull();
  expect(staleSince([fresh, stale])).toBe(500);
  expect(staleSince([fresh, stale, optionalStale])).toBe(400);
  expect(staleSince([ofThisComputer])).toBeNull();
  expect(staleSince([read(network)])).toBeNull();
});

describe('a part is missing', () => {
  it.each([
    ['the platform was not reached', network, true, true],
    ['it did not answer in time', failed({ kind: 'timeout' }), true, true],
    ['it broke down', failed({ kind: 'malformed', status: 500 }), true, true],
    ['it has no such call', absent, true, false],
    ['its server says that it failed', refused(500), true, true],
    ['it refused it in words', refused(40411), true, false],
    ['its panel says so itself', network, false, false],
  ] as const)('%s', (_, state, optional, expected) => {
    expect(isPartly([fresh, read(state, { optional })])).toBe(expected);
  });

  it('not where something older is shown in its place', () => {
    expect(isPartly([optionalStale])).toBe(false);
  });
});

it('without a network: the age of what is shown, and whether anything is still to come', () => {
  expect(shownSince([ofThisComputer])).toBeNull();
  expect(shownSince([fresh, stale, ofThisComputer])).toBe(500);
  expect(lacksContent([fresh, ofThisComputer])).toBe(false);
  expect(lacksContent([fresh, read({})])).toBe(true);
  expect(lacksContent([fresh, read(absent)])).toBe(false);
});

it('the age of what is being brought up to date', () => {
  expect(updatingSince([fresh])).toBeNull();
  expect(updatingSince([read({ fetchStatus: 'fetching' })])).toBeNull();
  expect(updatingSince([read({ ...fresh.state, fetchStatus: 'fetching' }), stale])).toBe(900);
  expect(updatingSince([ofThisComputer])).toBeNull();
});
