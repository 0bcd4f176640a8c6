import { expect, it } from 'vitest';
import { userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { dataOrNotOpened, NotOpened } from './open-problem.ts';

it.each([
  ['a page in the place of an answer', 200, 'malformed'],
  ['a call that is not there', 404, 'malformed'],
  ['a server that fails', 502, 'offline'],
  ['silence', null, 'offline'],
] as const)('%s is told as it is: %s is %s', (_, status, problem) => {
  const read = () => dataOrNotOpened(userPaperFindQuestForExam, { kind: 'unknown', status });
  expect(read).toThrow(NotOpened);
  expect(read).toThrow(expect.objectContaining({ problem }));
});
