import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { ExamLockdown } from '../lockdown/exam-lockdown.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function lockdownHandlers(
  lockdown: Pick<ExamLockdown, 'plan' | 'state' | 'signals'>,
): DomainHandlers<Contract['lockdown']> {
  return {
    plan: handler(z.tuple([z.boolean()]), (formal) => lockdown.plan(formal)),
    state: handler(noArguments, () => lockdown.state()),
    signals: handler(noArguments, () => lockdown.signals()),
  };
}
