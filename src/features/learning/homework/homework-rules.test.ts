import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findHomework } from '#contract/platform/learning/homework.ts';
import { filesInTheWay, handedInOf, isSame, phaseOf, problemOf, withDelivered } from './homework-rules.ts';

const now = Date.parse('2026-11-23T09:00+08:00');
const standing = { status: 'open', endTime: null, canResubmit: true } as const;

it.each([
  [{}, 'open'],
  [{ endTime: now }, 'open'],
  [{ endTime: now - 1 }, 'over'],
  [{ status: 'submitted' }, 'open'],
  [{ status: 'submitted', canResubmit: null }, 'open'],
  [{ status: 'submitted', canResubmit: false }, 'final'],
  [{ status: 'open', canResubmit: false }, 'open'],
  [{ status: 'submitted', endTime: now - 1 }, 'over'],
  [{ status: 'reviewed', endTime: now - 1 }, 'reviewed'],
  [{ status: 'unknown' }, 'open'],
  [{ endTime: 'unread' }, 'unknown'],
  [{ status: 'reviewed', endTime: 'unread' }, 'reviewed'],
] as const)('%j is %s', (change, phase) => {
  expect(phaseOf({ ...standing, ...change }, now, 0)).toBe(phase);
});

it.each([
  [{ status: 0 }, null],
  [{}, null],
  [
    { status: 1, answerContent: 'a' },
    { text: 'a', pictures: [], files: [] },
  ],
  [
    { status: 0, submitTime: now, pictureList: ['/a.png', ''] },
    { text: '', pictures: ['/a.png'], files: [] },
  ],
] as const)('%j has handed in %j', (wire, handedIn) => {
  expect(handedInOf(z.parse(findHomework.answer, wire))).toEqual(handedIn);
});

const draft = { text: 'a\nb', pictures: ['/p'], files: [{ fileId: 'f', name: 'x.pdf', bytes: 3 }] };
it.each([
  [{}, true],
  [{ text: ' a\r\nb ' }, true],
  [{ files: [{ fileId: 'f', name: 'y.pdf', bytes: 0 }] }, true],
  [{ text: 'a' }, false],
  [{ pictures: [] }, false],
  [{ files: [] }, false],
])('%j beside the answer: %s', (change, same) => {
  expect(isSame({ ...draft, ...change }, draft)).toBe(same);
});

it.each([
  [{ text: ' ', pictures: [], files: [] }, 10, 'empty'],
  [{ text: '', pictures: ['/p'], files: [] }, 10, null],
  [{ text: 'abc', pictures: [], files: [] }, 3, null],
  [{ text: 'abcd', pictures: [], files: [] }, 3, 'long'],
  [{ text: 'abcd', pictures: [], files: [] }, null, null],
])('%j of %s characters: %s', (given, maxLength, problem) => {
  expect(problemOf(given, maxLength)).toBe(problem);
});

it.each([
  [[], false, null],
  [[], true, 'uploadsFirst'],
  [['delivered'], false, null],
  [['waiting'], false, 'uploadsFirst'],
  [['delivered', 'interrupted', 'refused'], false, 'uploadsFirst'],
  [['delivered', 'refused'], false, 'removeRefused'],
] as const)('files %j, storing: %s: %s', (phases, storing, words) => {
  expect(
    filesInTheWay(
      phases.map((phase) => ({ phase })),
      storing,
    ),
  ).toBe(words);
});

it('files that arrived join those of the draft, each once', () => {
  const upload = (reference: string | null) => ({
    fileId: 'local',
    name: 'x.pdf',
    type: '',
    bytes: 3,
    phase: 'delivered' as const,
    sentBytes: 3,
    reference,
    message: null,
    untaken: false,
  });
  const held = { fileId: 'f', name: 'x.pdf', bytes: 3 };
  expect(withDelivered([held], [upload('f'), upload('g'), upload('g'), upload(null)])).toEqual([
    held,
    { ...held, fileId: 'g' },
  ]);
});
