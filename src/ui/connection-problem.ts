import type { Failure } from '../contract/platform/failure.ts';

const sentences = {
  network: 'app:failures.network',
  timeout: 'app:failures.timeout',
  moved: 'app:failures.moved',
} as const satisfies Partial<Record<Failure['kind'], string>>;

function isUnreached(kind: unknown): kind is keyof typeof sentences {
  return typeof kind === 'string' && Object.hasOwn(sentences, kind);
}

/** The key of the documented sentence for a read that did not reach the platform (000 §8); null: another failure. */
export function connectionProblem(error: unknown): (typeof sentences)[keyof typeof sentences] | null {
  if (typeof error !== 'object' || error === null || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure)) return null;
  const { kind } = failure;
  return isUnreached(kind) ? sentences[kind] : null;
}
