import * as z from 'zod/mini';
import { filePartBytes } from '../../src/contract/ipc/answer-files.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { CodedError } from '../core/coded-error.ts';
import type { ExamService } from '../exam/service.ts';
import { handler, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const chosen = z.object({
  // A name is shown and sent, never used as a path.
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  bytes: z.int().check(z.nonnegative()),
});
const part = z
  .instanceof(Uint8Array)
  .check(z.refine((bytes) => bytes.byteLength > 0 && bytes.byteLength <= filePartBytes, 'A part has at most 256 KB.'));

export type AnswerFilesHandlersOptions = Pick<ExamService, 'session' | 'access' | 'fileIntake' | 'fileQueue'>;

export function answerFilesHandlers(options: AnswerFilesHandlersOptions): DomainHandlers<Contract['answerFiles']> {
  const { session, access, fileIntake, fileQueue } = options;

  const target = (attemptId: string) => ({ accountId: access.writer(attemptId).accountId, attemptId });

  /** Parts reach only a file that this account began. */
  function own(file: string): void {
    const owner = fileIntake.ownerOf(file);
    if (owner && access.writer(owner.attemptId).accountId !== owner.accountId)
      throw new CodedError('no-attempt', 'This file belongs to another account.');
  }

  return {
    begin: handler(z.tuple([id, id, chosen]), async (attemptId, questionId, file) =>
      fileIntake.begin(target(attemptId), questionId, file),
    ),
    part: handler(z.tuple([fileId, part]), async (file, bytes) => {
      own(file);
      await fileIntake.part(file, bytes);
    }),
    finish: handler(z.tuple([fileId]), async (file) => {
      own(file);
      return fileIntake.finish(file);
    }),
    cancel: handler(z.tuple([fileId]), async (file) => {
      own(file);
      await fileIntake.cancel(file);
    }),
    remove: handler(z.tuple([id, id, fileId]), async (attemptId, questionId, file) =>
      fileIntake.remove(target(attemptId), questionId, file),
    ),
    deliveries: handler(z.tuple([id]), async (attemptId) => {
      const account = session.account();
      return account ? fileQueue.deliveries(account.accountId, attemptId) : [];
    }),
  };
}
