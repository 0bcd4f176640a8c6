import type { Failure } from '#contract/platform/failure.ts';

/** What a failed application means: the platform said no, it was certainly not sent, or nobody knows. */
export type Outcome = 'refused' | 'notSent' | 'unknown';

export function outcomeOf({ kind }: Pick<Failure, 'kind'>): Outcome {
  switch (kind) {
    case 'refused':
    case 'session':
    case 'not-signed-in':
      return 'refused';
    case 'moved':
    case 'paper-here':
    case 'redirected':
      return 'notSent';
    // A connection that broke may have broken after the platform took it.
    case 'network':
    case 'timeout':
    case 'malformed':
    case 'quiet':
      return 'unknown';
  }
}
