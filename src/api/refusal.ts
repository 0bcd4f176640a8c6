import type { ApiError } from './errors.ts';

/** The platform's message for a refused call; null when it sent none or was not reached. */
export function refusalOf({ failure }: ApiError): string | null {
  return 'message' in failure && failure.message !== '' ? failure.message : null;
}

/** True for a call that this platform does not have: HTTP 404, or such a code. */
export function isLacking({ failure }: ApiError): boolean {
  if (failure.kind === 'malformed') return failure.status === 404;
  return failure.kind === 'refused' && failure.code === 404;
}

/** True for the four messages that count as warnings (000 §8). */
export function isWarning({ failure }: ApiError): boolean {
  return failure.kind === 'refused' && failure.warning;
}
