import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findHomework, homeworkStatus } from './homework.ts';

it.each([
  [0, 'open'],
  [1, 'submitted'],
  [2, 'reviewed'],
  [-1, 'reviewed'],
  [9, 'reviewed'],
  [null, 'unknown'],
] as const)('status %s is %s [homework-status]', (code, status) => {
  expect(homeworkStatus(code)).toBe(status);
});

it('an answer without anything says nothing of status, time or points', () => {
  expect(z.parse(findHomework.answer, null)).toMatchObject({
    status: 'unknown',
    endTime: null,
    score: null,
    canResubmit: null,
    pictureList: [],
    fileList: [],
  });
});
