import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { ExamService } from '../exam/service.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['exam'];

const id = z.string().check(z.minLength(1), z.maxLength(128));
const text = z.string().check(z.maxLength(200_000));
const key = z.string().check(z.maxLength(64));

const answerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), keys: z.array(key).check(z.maxLength(50)) }),
  z.object({ kind: z.literal('blanks'), texts: z.array(text).check(z.maxLength(100)) }),
  z.object({ kind: z.literal('text'), text }),
]);

export const examArguments: ArgumentSchemas<Domain> = {
  open: z.tuple([z.object({ examId: id, businessId: key, sourceType: key, name: z.string().check(z.maxLength(512)) })]),
  read: z.tuple([id]),
  pending: z.tuple([]),
  answer: z.tuple([id, id, answerValue]),
  mark: z.tuple([id, id, z.boolean()]),
  place: z.tuple([id, id]),
  leave: z.tuple([id]),
  handIn: z.tuple([id, z.enum(['learner', 'time-up', 'staff'])]),
  handInState: z.tuple([id]),
  deliverNow: z.tuple([id]),
  clock: z.tuple([]),
};

export function examHandlers({ exam }: Pick<ExamService, 'exam'>): Handlers<Domain> {
  return exam;
}
