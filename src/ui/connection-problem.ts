import type { Failure } from '../contract/platform/failure.ts';

/** The key of the documented sentence for a read that did not reach the platform (000 §8); null: another failure. */
export function connectionProblem(error: unknown): 'app:failures.network' | 'app:failures.timeout' | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure)) return null;
  if (failure.kind === ('network' satisfies Failure['kind'])) return 'app:failures.network';
  return failure.kind === ('timeout' satisfies Failure['kind']) ? 'app:failures.timeout' : null;
}
