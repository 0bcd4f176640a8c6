import type { ApiError } from './errors.ts';

/** The platform's own sentence for a call it refused; null when it said nothing or was not reached. */
export function refusalOf({ failure }: ApiError): string | null {
  return 'message' in failure && failure.message !== '' ? failure.message : null;
}

/** True when the platform only warns: four of its messages (000 §8). */
export function isWarning({ failure }: ApiError): boolean {
  return failure.kind === 'refused' && failure.warning;
}
