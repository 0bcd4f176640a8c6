import type { ChosenFile } from '../../../src/contract/ipc/answer-files.ts';
import type { Attempt } from '../../../src/contract/ipc/exam.ts';
import type { AnswerFile } from '../../../src/contract/ipc/paper.ts';
import { CodedError } from '../../core/coded-error.ts';

/** The files that are in the answer to a question. */
export function filesIn({ answers }: Pick<Attempt, 'answers'>, questionId: string): readonly AnswerFile[] {
  const value = answers[questionId]?.value;
  return value?.kind === 'files' ? value.files : [];
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
  if (bytes === 0) return new CodedError('file-empty', 'The file is empty.');
  if (bytes > limits.mostBytes) return new CodedError('file-size', `${bytes} of ${limits.mostBytes} bytes.`);
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (limits.extensions.length > 0 && !limits.extensions.includes(extension))
    return new CodedError('file-type', `A file of type ${extension}.`);
  const count = filesIn(attempt, questionId).length + storing;
  return count >= limits.mostFiles ? new CodedError('file-count', `${count} files already.`) : null;
}
