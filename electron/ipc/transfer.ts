import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { AttemptAccess } from '../exam/attempts/attempt-access.ts';
import type { AnswerCopies } from '../exam/copies/answer-copies.ts';
import type { ReceivePaper } from '../exam/transfer/receive-paper.ts';
import { handler, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const key = z.string().check(z.maxLength(64));
const examRef = z.object({ examId: id, businessId: key, sourceType: key, name: z.string().check(z.maxLength(512)) });

export interface TransferHandlersOptions {
  access: Pick<AttemptAccess, 'me'>;
  receivePaper: ReceivePaper;
  copies: Pick<AnswerCopies, 'look'>;
}

export function transferHandlers({
  access,
  receivePaper,
  copies,
}: TransferHandlersOptions): DomainHandlers<Contract['transfer']> {
  return {
    copies: handler(z.tuple([examRef, id]), (exam, userPaperId) => copies.look(exam, userPaperId)),
    receive: handler(z.tuple([examRef, key, z.boolean()]), (exam, typed, replace) =>
      receivePaper(access.me(), exam, { key: typed, replace }),
    ),
  };
}
