import { expect, it } from 'vitest';
import { acceptedDocuments, documentProblem, percentSent } from './document-rules.ts';

const limits = { most: 2, megabytes: 1, endings: ['pdf', 'docx'] };
const megabyte = 1024 * 1024;

it.each([
  ['报告.pdf', megabyte, 1, null],
  ['报告.PDF', 1, 0, null],
  ['报告.pdf', megabyte + 1, 0, 'size'],
  ['报告.pdf', 0, 0, 'empty'],
  ['报告.pdf', 1, 2, 'count'],
  ['报告.pdf.exe', 1, 0, 'kind'],
  ['报告', 1, 0, 'kind'],
] as const)('%s of %d bytes beside %d others: %s', (name, size, held, problem) => {
  expect(documentProblem({ name, size }, limits, held)).toBe(problem);
});

it('a platform that names no limit takes any file', () => {
  const none = { most: 1, megabytes: null, endings: [] };
  expect(documentProblem({ name: 'a', size: 10 ** 9 }, none, 0)).toBeNull();
  expect(acceptedDocuments(none)).toBeUndefined();
  expect(acceptedDocuments(limits)).toBe('.pdf,.docx');
});

it.each([
  [0, 10, 0],
  [5, 10, 50],
  [10, 10, 99],
  [0, 0, 0],
])('%d of %d bytes are %d percent', (sent, bytes, percent) => {
  expect(percentSent(sent, bytes)).toBe(percent);
});
