import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { chosenFile, fileId, filePart } from '#electron/kernel/ipc/file-parts.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { ExamService } from '../service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
export type AnswerFilesHandlersOptions = Pick<
  ExamService,
  'session' | 'access' | 'fileIntake' | 'chosenFiles' | 'fileQueue'
>;

export function answerFilesHandlers(options: AnswerFilesHandlersOptions): DomainHandlers<Contract['answerFiles']> {
  const { session, access, fileIntake, chosenFiles, fileQueue } = options;

  const target = (attemptId: string, questionId: string) => ({
    accountId: access.writer(attemptId).accountId,
    attemptId,
    questionId,
  });

  /** Parts reach only a file that this account began. */
  function own(file: string): void {
    const owner = fileIntake.listOf(file);
    if (owner && access.writer(owner.attemptId).accountId !== owner.accountId)
      throw new CodedError('no-attempt', 'This file belongs to another account.');
  }

  return {
    choose: handler(z.tuple([id, id]), async (attemptId, questionId) =>
      chosenFiles.choose(target(attemptId, questionId)),
    ),
    beginChosen: handler(z.tuple([id, fileId]), async (attemptId, chosen) =>
      chosenFiles.begin(access.writer(attemptId).accountId, attemptId, chosen),
    ),
    nextPart: handler(z.tuple([fileId]), async (file) => {
      own(file);
      await chosenFiles.part(file);
    }),
    begin: handler(z.tuple([id, id, chosenFile]), async (attemptId, questionId, file) =>
      fileIntake.begin(target(attemptId, questionId), file),
    ),
    part: handler(z.tuple([fileId, filePart]), async (file, bytes) => {
      own(file);
      await fileIntake.part(file, bytes);
    }),
    finish: handler(z.tuple([fileId]), async (file) => {
      own(file);
      chosenFiles.forget(file);
      return fileIntake.finish(file);
    }),
    cancel: handler(z.tuple([fileId]), async (file) => {
      own(file);
      chosenFiles.forget(file);
      await fileIntake.cancel(file);
    }),
    remove: handler(z.tuple([id, id, fileId]), async (attemptId, questionId, file) =>
      fileIntake.remove(target(attemptId, questionId), file),
    ),
    deliveries: handler(z.tuple([id]), async (attemptId) => {
      const account = session.account();
      return account ? fileQueue.deliveries(account.accountId, attemptId) : [];
    }),
  };
}
