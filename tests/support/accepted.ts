import * as z from 'zod/mini';
import type { Attempt } from '#contract/ipc/exam.ts';
import { isAnswered, type AnswerValue } from '#contract/ipc/paper.ts';
import type { DiskPlatform } from './platform.ts';

const commit = z.object({
  userPaperId: z.string(),
  answerList: z.array(z.object({ questionId: z.string(), answer: z.array(z.string()) })),
});

/** What the platform accepted for a paper: one entry a commit that it took. */
export async function acceptedPapers(
  platform: DiskPlatform,
  userPaperId: string,
): Promise<Record<string, readonly string[]>[]> {
  return (await platform.log())
    .filter(({ id, code }) => id === 'userPaperCommitAllPaper' && code === 0)
    .map(({ body }) => z.parse(commit, body))
    .filter((body) => body.userPaperId === userPaperId)
    .map(({ answerList }) =>
      Object.fromEntries(
        answerList.filter(({ answer }) => answer.some(Boolean)).map(({ questionId, answer }) => [questionId, answer]),
      ),
    );
}

/** The answers of an attempt as the platform should have them; questions without an answer are left out. */
export function answersOf(attempt: Attempt): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(attempt.answers)
      .filter(([, { value }]) => isAnswered(value))
      .map(([questionId, { value }]) => [questionId, onWire(value)]),
  );
}

function onWire(value: AnswerValue): readonly string[] {
  switch (value.kind) {
    case 'choice':
    case 'order':
      return value.keys;
    case 'blanks':
      return value.texts;
    case 'pairs':
      return value.targets;
    case 'files':
      return value.files.map(({ sha256 }) => sha256);
    case 'text':
      return [value.text];
  }
}
