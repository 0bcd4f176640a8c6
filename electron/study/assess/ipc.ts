import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { answerValue } from '#electron/kernel/ipc/answer-value.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { AssessService } from './assess-service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const part = z.string().check(z.maxLength(128));
const ref = z.object({ assessId: id, refId: part, refType: part });

export function assessHandlers(assess: AssessService): DomainHandlers<Contract['assess']> {
  return {
    open: handler(z.tuple([ref]), (one) => assess.open(one)),
    state: handler(z.tuple([ref]), (one) => assess.state(one)),
    answer: handler(z.tuple([ref, id, answerValue]), (one, questionId, value) => assess.answer(one, questionId, value)),
    go: handler(z.tuple([ref, id]), (one, questionId) => assess.go(one, questionId)),
    submit: handler(z.tuple([ref, z.boolean()]), (one, without) => assess.submit(one, without)),
    retry: handler(z.tuple([ref]), (one) => assess.retry(one)),
  };
}
