import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { practiceModes } from '#contract/ipc/practice.ts';
import { answerValue } from '#electron/kernel/ipc/answer-value.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { PracticeService } from './practice-service.ts';
import { longestMinutes } from './read-practice.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const ref = z.object({ practiceId: id, businessId: z.string().check(z.maxLength(128)) });
const choice = z.object({
  mode: z.enum(practiceModes),
  questionIds: z.array(id).check(z.maxLength(5_000)),
  minutes: z.nullable(z.number().check(z.positive(), z.maximum(longestMinutes))),
});
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const entry = z.object({
  questionId: id,
  value: z.nullable(answerValue),
  wrongCount: count,
  rightInARow: count,
  lastWrongAt: z.number(),
  fromPlatform: z.optional(z.boolean()),
});

export function practiceHandlers(practice: PracticeService): DomainHandlers<Contract['practice']> {
  return {
    open: handler(z.tuple([ref]), (one) => practice.open(one)),
    state: handler(z.tuple([ref]), (one) => practice.state(one)),
    stored: handler(noArguments, () => practice.stored()),
    start: handler(z.tuple([ref, choice]), (one, chosen) => practice.start(one, chosen)),
    answer: handler(z.tuple([ref, id, answerValue]), (one, questionId, value) =>
      practice.answer(one, questionId, value),
    ),
    check: handler(z.tuple([ref, id]), (one, questionId) => practice.check(one, questionId)),
    go: handler(z.tuple([ref, id]), (one, questionId) => practice.go(one, questionId)),
    play: handler(z.tuple([ref, id]), (one, recordingId) => practice.play(one, recordingId)),
    mark: handler(z.tuple([ref, id, z.boolean()]), (one, questionId, marked) => practice.mark(one, questionId, marked)),
    finish: handler(z.tuple([ref]), (one) => practice.finish(one)),
    retry: handler(z.tuple([ref]), (one) => practice.retry(one)),
    resultOpened: handler(z.tuple([ref]), (one) => practice.resultOpened(one)),
    removeWrong: handler(z.tuple([ref, id]), (one, questionId) => practice.removeWrong(one, questionId)),
    restoreWrong: handler(z.tuple([ref, entry]), (one, known) => practice.restoreWrong(one, known)),
  };
}
