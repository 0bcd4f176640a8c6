import type { ApiError } from './errors.ts';

/** The platform's message for a refused call; null when it sent none or was not reached. */
export function refusalOf({ failure }: ApiError): string | null {
  return 'message' in failure && failure.message !== '' ? failure.message : null;
}

/** True for the four messages that count as warnings (000 §8). */
export function isWarning({ failure }: ApiError): boolean {
  return failure.kind === 'refused' && failure.warning;
}
