import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { AnswerCopies } from '../copies/answer-copies.ts';
import type { AttemptAccess } from '../proctor/attempt-access.ts';
import type { ReceivePaper } from '../transfer/receive-paper.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const key = z.string().check(z.maxLength(64));
const code = z.string().check(z.maxLength(200));
const request = z.object({ key, code, replace: z.boolean(), unsigned: z.boolean() });
const examRef = z.object({ examId: id, businessId: key, sourceType: key, name: z.string().check(z.maxLength(512)) });

export interface TransferHandlersOptions {
  access: Pick<AttemptAccess, 'me'>;
  receivePaper: ReceivePaper;
  copies: Pick<AnswerCopies, 'inspect'>;
}

export function transferHandlers({
  access,
  receivePaper,
  copies,
}: TransferHandlersOptions): DomainHandlers<Contract['transfer']> {
  return {
    copies: handler(z.tuple([examRef, id]), (exam, userPaperId) => copies.inspect(exam, userPaperId)),
    receive: handler(z.tuple([examRef, request]), (exam, asked) => receivePaper(access.me(), exam, asked)),
  };
}
