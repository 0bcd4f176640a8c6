import * as z from 'zod/mini';
import { staffCodeActions } from '../../src/contract/exam/staff-action.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { AttemptAccess } from '../exam/attempts/attempt-access.ts';
import type { AttemptStore } from '../exam/attempts/attempt-store.ts';
import type { StaffCode } from '../exam/staff-code/staff-code.ts';
import { CodedError } from '../core/coded-error.ts';
import { handler, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const code = z.string().check(z.minLength(1), z.maxLength(200));

export interface StaffCodeHandlersOptions {
  access: Pick<AttemptAccess, 'me'>;
  store: Pick<AttemptStore, 'read'>;
  staffCode: StaffCode;
}

export function staffCodeHandlers(options: StaffCodeHandlersOptions): DomainHandlers<Contract['staffCode']> {
  const { access, store, staffCode } = options;

  /** As it stands on the disk: what the page was shown may be older. */
  async function owned(attemptId: string) {
    const account = access.me();
    const attempt = await store.read(account.accountId, attemptId);
    if (!attempt) throw new CodedError('no-attempt', 'There is no such attempt of this account.');
    return { account, attempt };
  }

  return {
    state: handler(z.tuple([id]), async (attemptId) => staffCode.state((await owned(attemptId)).attempt.attemptId)),
    use: handler(z.tuple([id, code, z.enum(staffCodeActions)]), async (attemptId, typed, action) =>
      staffCode.use(await owned(attemptId), typed, action),
    ),
  };
}
