import { useEffect } from 'react';
import { isAbsentCall, useLookAgain } from '#api/absent.ts';
import { useApiMutation, useApiQuery } from '#api/query.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import { examCallFindByStatus, monitorCallSave } from '#contract/platform/exam/exam-call.ts';
import { logFailure } from '#lib/log.ts';
import { callStanding } from './call-rules.ts';

/** While a call waits, the platform is asked this often. */
const askEveryMs = 10_000;

export type CalledFrom = Pick<Attempt, 'userPaperId' | 'exam'>;

const paperOf = ({ userPaperId, exam }: CalledFrom) => ({ userPaperId, examId: exam.examId });

/** The learner's latest call for an invigilator, kept up to date while it waits; null: none is known. */
export function useCallStanding(attempt: CalledFrom) {
  const calls = useApiQuery(examCallFindByStatus, paperOf(attempt), { silent: true });
  useLookAgain(calls);
  const standing = callStanding(calls.data ?? []);
  const waiting = standing?.step === 'waiting';
  const { refetch } = calls;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => void refetch(), askEveryMs);
    return () => clearInterval(timer);
  }, [waiting, refetch]);
  return { standing, absent: isAbsentCall(calls.error) && calls.data === undefined };
}

/** Calls an invigilator; `failed`: the platform did not confirm it. */
export function useStaffCall(attempt: CalledFrom) {
  const { mutate, isPending, isError } = useApiMutation(monitorCallSave);
  const call = () => mutate(paperOf(attempt), { onError: (cause) => logFailure('calling an invigilator', cause) });
  return { call, calling: isPending, failed: isError };
}
