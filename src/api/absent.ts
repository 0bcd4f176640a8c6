import { ApiError } from './errors.ts';

/** True when the platform has no such call: another one, or one whose profile says that it lacks it. */
export function isAbsentCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { failure } = error;
  if (failure.kind === 'refused') return failure.code === 404;
  return failure.kind === 'malformed' && [404, 405, 410].includes(failure.status);
}
