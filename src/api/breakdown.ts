import { isAbsentCall } from './absent.ts';
import { ApiError } from './errors.ts';

/** True when the platform failed to answer, in contrast to a refusal: asking again may help. */
export function isBreakdown(error: unknown): boolean {
  if (isAbsentCall(error) || !(error instanceof ApiError)) return false;
  const { failure } = error;
  // Codes of failing servers.
  if (failure.kind === 'refused') return failure.code >= 500 && failure.code < 600;
  return ['network', 'timeout', 'malformed', 'moved'].includes(failure.kind);
}
