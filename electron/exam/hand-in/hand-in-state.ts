import type { HandInState } from '../../../src/contract/ipc/exam.ts';
import type { SealedPaper } from '../attempts/attempt-store.ts';

/** A sealed paper on its way. */
export interface Waiting {
  paper: SealedPaper;
  tries: number;
  /** Epoch ms of this machine; null: in flight, or waiting for its account. */
  dueAt: number | null;
  inFlight: boolean;
  waitingFor: HandInState['waitingFor'];
}

type Settled = NonNullable<SealedPaper['settled']>;

export function waitingState({ paper, tries, dueAt, waitingFor }: Waiting): HandInState {
  return {
    attemptId: paper.attemptId,
    phase: 'sealed',
    reason: paper.reason,
    sealedAt: paper.sealedAt,
    nextTryAt: dueAt,
    tries,
    waitingFor,
    deliveredAt: null,
    refusal: null,
  };
}

export function settledState(paper: SealedPaper, settled: Settled, tries: number): HandInState {
  return {
    ...waitingState({ paper, tries, dueAt: null, inFlight: false, waitingFor: 'nothing' }),
    phase: settled.phase,
    deliveredAt: settled.phase === 'delivered' ? settled.at : null,
    refusal: settled.refusal,
  };
}
