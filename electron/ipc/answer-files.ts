import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { CodedError } from '../core/coded-error.ts';
import type { ExamService } from '../exam/service.ts';
import { chosenFile, fileId, filePart } from './file-parts.ts';
import { handler, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
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
    begin: handler(z.tuple([id, id, chosenFile]), async (attemptId, questionId, file) =>
      fileIntake.begin(target(attemptId), questionId, file),
    ),
    part: handler(z.tuple([fileId, filePart]), async (file, bytes) => {
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
