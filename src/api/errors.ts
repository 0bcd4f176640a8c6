import type { Failure } from '#contract/platform/failure.ts';

/** A failed call, with its id for the log. The only error that `client.ts` throws. */
export class ApiError extends Error {
  readonly callId: string;
  readonly failure: Failure;

  constructor(callId: string, failure: Failure) {
    super(`${callId}: ${failure.kind}${'message' in failure ? ` ${failure.message}` : ''}`);
    this.name = 'ApiError';
    this.callId = callId;
    this.failure = failure;
  }
}
