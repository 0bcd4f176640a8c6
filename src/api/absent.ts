import { useEffect } from 'react';
import { absentCode, absentStatuses } from '#contract/platform/absent.ts';
import { lookAgainMs } from '#rules/timing/absence.ts';
import { backoff } from '#rules/timing/backoff.ts';
import { ApiError } from './errors.ts';

/** True when the platform has no such call: another one, or one whose profile says that it lacks it. */
export function isAbsentCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { failure } = error;
  if (failure.kind === 'refused') return failure.code === absentCode;
  return failure.kind === 'malformed' && absentStatuses.includes(failure.status);
}

/** True when the platform answered in success, in words of which none is known here. */
export function isUnreadAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.failure.kind === 'malformed' && error.failure.unread === true;
}

const lookAgain = { firstMs: 20_000, capMs: lookAgainMs };

interface Asked {
  error: unknown;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

/** Asks for a call again that was not found: soon, because a deployment answers like this too, then ever less often. */
export function useLookAgain({ error, errorUpdateCount, refetch }: Asked): void {
  const absent = isAbsentCall(error);
  useEffect(() => {
    if (!absent) return undefined;
    const timer = setTimeout(() => void refetch(), backoff(errorUpdateCount, lookAgain));
    return () => clearTimeout(timer);
  }, [absent, errorUpdateCount, refetch]);
}
