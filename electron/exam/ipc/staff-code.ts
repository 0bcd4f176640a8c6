import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { staffCodeActions } from '#contract/ipc/staff-action.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { ExamEntry } from '../opening/exam-entry.ts';
import type { AttemptAccess } from '../proctor/attempt-access.ts';
import type { StaffCode } from '../staff-code/staff-code.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const code = z.string().check(z.minLength(1), z.maxLength(200));

export interface StaffCodeHandlersOptions {
  access: Pick<AttemptAccess, 'me' | 'onDisk'>;
  staffCode: StaffCode;
  entry: Pick<ExamEntry, 'admit'>;
}

export function staffCodeHandlers(options: StaffCodeHandlersOptions): DomainHandlers<Contract['staffCode']> {
  const { access, staffCode, entry } = options;

  return {
    admit: handler(z.tuple([id, code]), async (examId, typed) => {
      const { accountId } = access.me();
      if (!staffCode.needed) return { outcome: 'no-code' };
      const judged = await staffCode.judge(typed);
      if (judged.outcome === 'right') entry.admit(accountId, { examId });
      return judged;
    }),
    state: handler(z.tuple([id]), async (attemptId) => staffCode.state(await access.onDisk(attemptId))),
    sendAgain: handler(z.tuple([id]), async (attemptId) => staffCode.sendAgain(await access.onDisk(attemptId))),
    use: handler(z.tuple([id, code, z.enum(staffCodeActions)]), async (attemptId, typed, action) =>
      staffCode.use(await access.onDisk(attemptId), typed, action),
    ),
  };
}
