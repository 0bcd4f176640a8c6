import { expect, it } from 'vitest';
import { chainedText, type EvidenceFacts } from '../evidence/evidence-body.ts';
import { chainStart, laterEnds, linkAfter } from './chain.ts';

const capture = { kind: 'capture', userPaperId: 'p', examId: 'e', place: 'front', takenAt: 5, faces: 1 } as const;
const jpeg = Buffer.from('a picture');
const hashOf = (facts: EvidenceFacts, picture: Uint8Array) =>
  linkAfter(chainStart, chainedText(facts, picture) ?? '').hash;
const first = linkAfter(chainStart, chainedText(capture, jpeg) ?? '');

it('counts on, and stands on what was stored before', () => {
  const second = linkAfter(first, chainedText(capture, jpeg) ?? '');
  expect(first).toMatchObject({ n: 1, previous: '' });
  expect(second).toMatchObject({ n: 2, previous: first.hash });
  expect(second.hash).not.toBe(first.hash);
});

it.each([
  ['another time', { ...capture, takenAt: 6 }, jpeg],
  ['another place', { ...capture, place: 'side' }, jpeg],
  ['other faces', { ...capture, faces: null }, jpeg],
  ['another picture', capture, Buffer.from('a Picture')],
  ['a note', { kind: 'note', userPaperId: 'p', examId: 'e', place: 'front', takenAt: 5, state: '1' }, jpeg],
] as const)('%s has another hash', (_, facts, picture) => {
  expect(hashOf(facts, picture)).not.toBe(first.hash);
});

it('of two accounts of the chains the longer counts, each kind by itself', () => {
  const [short, long] = [
    { n: 1, hash: 'a' },
    { n: 2, hash: 'b' },
  ];
  expect(laterEnds({ note: short, capture: long }, { note: long, capture: short })).toEqual({
    note: long,
    capture: long,
  });
  expect(laterEnds({ note: short, capture: long }, null)).toEqual({ note: short, capture: long });
});
