import type { SavedFiles } from '#contract/ipc/answer-files.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { FileIntake } from '#electron/platform/uploads/file-intake.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { fileProblem, filesIn } from './file-rules.ts';

/** A question of an attempt whose account may write into it. */
export interface AnswerTarget {
  accountId: string;
  attemptId: string;
  questionId: string;
}

export type AnswerIntake = FileIntake<AnswerTarget, AnswerFile, SavedFiles>;

export interface AnswerIntakeOptions {
  store: AttemptsWith<'read' | 'change' | 'appendFile' | 'finishFile' | 'removeFile'>;
  /** The answer of an attempt has other files now. */
  changed: (accountId: string, attemptId: string) => void;
  report: (what: string, error: unknown) => void;
}

/** Takes the files of answers: a record of the paper's journal makes each part of its answer. */
export function createAnswerIntake({ store, changed, report }: AnswerIntakeOptions): AnswerIntake {
  const handle = ({ accountId, attemptId }: AnswerTarget) => store.attempt(accountId, attemptId);

  async function read(target: AnswerTarget) {
    const attempt = await handle(target).read();
    if (!attempt) throw new CodedError('no-attempt', 'There is no such attempt of this account.');
    return attempt;
  }

  return new FileIntake<AnswerTarget, AnswerFile, SavedFiles>({
    of: 'an answer',
    keyOf: ({ accountId, attemptId, questionId }) => JSON.stringify([accountId, attemptId, questionId]),
    async admit(target, file, storing) {
      const problem = fileProblem(await read(target), target.questionId, file, storing);
      if (problem) throw problem;
    },
    appendFile: (target, fileId, bytes) => handle(target).appendFile(fileId, bytes),
    finishFile: (target, fileId) => handle(target).finishFile(fileId),
    removeFile: (target, fileId) => handle(target).removeFile(fileId),
    toFile: (stored) => stored,
    async write(target, change) {
      const { questionId } = target;
      const before = filesIn(await read(target), questionId);
      const files = change(before);
      const saved = await handle(target).change({ type: 'answer', questionId, value: { kind: 'files', files } });
      return { before, after: files, written: { files, saved } };
    },
    changed: ({ accountId, attemptId }) => changed(accountId, attemptId),
    report,
  });
}
