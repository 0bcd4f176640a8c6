import type { ChosenFile } from '#contract/ipc/answer-files.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { SealedPaper } from '../records/attempt-store.ts';

/** The files that are in the answer to a question. */
export function filesIn({ answers }: Pick<Attempt, 'answers'>, questionId: string): readonly AnswerFile[] {
  const value = answers[questionId]?.value;
  return value?.kind === 'files' ? value.files : [];
}

/** A learner waits no longer for a receipt because of files. */
const longestWaitMs = 60_000;
/** What the commit itself needs of the time that is left. */
const commitMs = 20_000;

/**
 * How long the first commit of a paper waits for its files, in ms, on a platform that knows them only by names it tells
 * after the upload. A paper whose time is up, or that staff take, waits for nothing.
 */
export function fileWaitMs(
  { reason, attempt, outcomeUnknown }: Pick<SealedPaper, 'reason' | 'attempt' | 'outcomeUnknown'>,
  commitAs: FileNaming,
  now: number,
): number {
  if (commitAs === 'sha256' || outcomeUnknown || reason === 'time-up' || reason === 'staff') return 0;
  const { deadline } = attempt.rules;
  const left = deadline === null ? longestWaitMs : deadline - now - commitMs;
  return Math.max(0, Math.min(longestWaitMs, left));
}

/** Why a file may not be added to an answer; null: it may. `storing`: files of this question that are on their way in. */
export function fileProblem(
  attempt: Pick<Attempt, 'paper' | 'answers' | 'phase'>,
  questionId: string,
  { name, bytes }: ChosenFile,
  storing: number,
): CodedError | null {
  if (attempt.phase !== 'open') return new CodedError('sealed', 'The paper is sealed.');
  const limits = attempt.paper.questions.find(({ id }) => id === questionId)?.upload;
  if (!limits) return new CodedError('wrong-kind', `Question ${questionId} takes no files.`);
  if (bytes > limits.mostBytes) return new CodedError('file-size', `${bytes} of ${limits.mostBytes} bytes.`);
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (limits.extensions.length > 0 && !limits.extensions.includes(extension))
    return new CodedError('file-type', `A file of type ${extension}.`);
  const count = filesIn(attempt, questionId).length + storing;
  return count >= limits.mostFiles ? new CodedError('file-count', `${count} files already.`) : null;
}
