import { describe, expect, it } from 'vitest';
import { nextSaveState, notSaved, savedBefore, unsaved, type SaveEvent, type SaveState } from './save-state.ts';

const saved = (sequence: number, savedAt: number) => ({ sequence, savedAt, copies: 2 as const });
const retrying: SaveState = { phase: 'retrying', savedAt: 5, sequence: 1, tries: 2 };

describe('the save state of a question', () => {
  it.each<[string, SaveState, SaveEvent, SaveState]>([
    ['a first write', notSaved, { type: 'saving' }, { ...notSaved, phase: 'saving' }],
    [
      'it is on disk',
      { ...notSaved, phase: 'saving' },
      { type: 'saved', saved: saved(4, 9), more: false },
      savedBefore(9, 4),
    ],
    [
      'on disk, but something newer is waiting',
      { ...notSaved, phase: 'saving' },
      { type: 'saved', saved: saved(4, 9), more: true },
      { phase: 'saving', savedAt: 9, sequence: 4, tries: 0 },
    ],
    ['a failure keeps the last time', savedBefore(5, 1), { type: 'failed', tries: 2 }, retrying],
    ['nothing is saved here any more', savedBefore(5, 1), { type: 'ended' }, { ...savedBefore(5, 1), phase: 'ended' }],
    ['a new try does not flicker', retrying, { type: 'saving' }, retrying],
    ['a try that works ends it', retrying, { type: 'saved', saved: saved(2, 8), more: false }, savedBefore(8, 2)],
    [
      'the sequence never falls',
      savedBefore(5, 9),
      { type: 'saved', saved: saved(7, 6), more: false },
      savedBefore(6, 9),
    ],
  ])('%s', (_, before, event, after) => expect(nextSaveState(before, event)).toEqual(after));
});

it('counts what is not on disk', () => {
  const states: SaveState[] = [
    notSaved,
    retrying,
    savedBefore(1, 1),
    { ...notSaved, phase: 'saving' },
    { ...notSaved, phase: 'ended' },
  ];
  expect(unsaved(states)).toEqual({ saving: 1, retrying: 1, ended: 1 });
});
