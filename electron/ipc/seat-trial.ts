import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { SeatTrial } from '../exam/trial/seat-trial.ts';
import { answerValue } from './answer-value.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

const questionId = z.string().check(z.regex(/^trial-[1-9]$/));

export function seatTrialHandlers(trial: SeatTrial): DomainHandlers<Contract['seatTrial']> {
  return {
    unfinished: handler(noArguments, () => trial.unfinished()),
    open: handler(noArguments, () => trial.open()),
    answer: handler(z.tuple([questionId, answerValue]), (id, value) => trial.answer(id, value)),
    leave: handler(noArguments, () => trial.leave()),
    end: handler(noArguments, () => trial.end()),
  };
}
