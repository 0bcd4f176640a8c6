import type { EvidenceState } from '../../../contract/ipc/evidence.ts';
import type { Attempt, HandInState } from '../../../contract/ipc/exam.ts';
import { isAnswered } from '../../../contract/ipc/paper.ts';

/** Where a sealed paper stands, as the learner is told it. */
export type Standing = 'delivered' | 'refused' | 'sending' | 'network' | 'sign-in' | 'platform';

/** The standing of a hand-in: what it waits for while it is on its way. */
export function standingOf(state: Pick<HandInState, 'phase' | 'waitingFor'>): Standing {
  if (state.phase !== 'sealed') return state.phase;
  return state.waitingFor === 'nothing' ? 'sending' : state.waitingFor;
}

/** True when asking for a try now makes sense: nothing is in flight, and a try could succeed. */
export function canTryNow(standing: Standing): boolean {
  return standing === 'network' || standing === 'platform';
}

/** Whole seconds until the next try; null when none is planned. */
export function secondsToTry(state: Pick<HandInState, 'phase' | 'nextTryAt'>, now: number): number | null {
  if (state.phase !== 'sealed' || state.nextTryAt === null) return null;
  return Math.max(0, Math.ceil((state.nextTryAt - now) / 1000));
}

export type EvidenceView = { step: 'none' } | { step: 'uploading'; percent: number } | { step: 'done'; count: number };

/** How far the recordings are; they never hold the paper up. */
export function evidenceView(state: Pick<EvidenceState, 'waiting' | 'delivered'> | null): EvidenceView {
  if (!state || state.waiting + state.delivered === 0) return { step: 'none' };
  if (state.waiting === 0) return { step: 'done', count: state.delivered };
  return { step: 'uploading', percent: Math.floor((100 * state.delivered) / (state.waiting + state.delivered)) };
}

export interface Work {
  total: number;
  answered: number;
  empty: number;
  /** Whole minutes between joining and sealing; null when the two clocks do not fit. */
  minutes: number | null;
}

const longestSitting = 24 * 60;

/** What was handed in. */
export function workOf(attempt: Pick<Attempt, 'paper' | 'answers' | 'rules'>, sealedAt: number): Work {
  const total = attempt.paper.questions.length;
  const answered = attempt.paper.questions.filter(({ id }) => isAnswered(attempt.answers[id]?.value)).length;
  // Joining is told by the platform's clock, sealing by this machine's.
  const minutes = Math.round((sealedAt - attempt.rules.joinedAt) / 60_000);
  return {
    total,
    answered,
    empty: total - answered,
    minutes: minutes >= 0 && minutes <= longestSitting ? minutes : null,
  };
}
