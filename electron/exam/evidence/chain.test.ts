import { expect, it } from 'vitest';
import { chainStart, nextLink } from './chain.ts';

const capture = { kind: 'capture', userPaperId: 'p', examId: 'e', place: 'front', takenAt: 5, faces: 1 } as const;
const jpeg = Buffer.from('a picture');
const first = nextLink(chainStart, capture, jpeg);

it('counts on, and stands on what was taken before', () => {
  const second = nextLink(first, capture, jpeg);
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
  expect(nextLink(chainStart, facts, picture).hash).not.toBe(first.hash);
});
