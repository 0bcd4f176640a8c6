import type { ApiError } from './errors.ts';

/** The platform's own sentence for a call it refused; null when it said nothing or was not reached. */
export function refusalOf({ failure }: ApiError): string | null {
  return 'message' in failure && failure.message !== '' ? failure.message : null;
}
