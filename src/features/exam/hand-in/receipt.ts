import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { Attempt, HandInState, SettledPhase } from '#contract/ipc/exam.ts';
import { countAnswers, type AnswerCounts } from '#contract/ipc/paper.ts';

/** What became of a sealed paper, as the learner is told it; each has a sentence of its own. */
export type Standing =
  | SettledPhase
  | 'counted'
  | 'acknowledged'
  | 'confirmed'
  | 'sending'
  | 'network'
  | 'sign-in'
  | 'branch'
  | 'platform';

/** The standing of a hand-in: what it waits for until the platform has decided. */
export function standingOf(state: Pick<HandInState, 'phase' | 'waitingFor' | 'proof' | 'takenAt'>): Standing {
  const { phase, waitingFor, proof, takenAt } = state;
  // It has arrived; only its record is waited for.
  if (phase === 'sealed' && takenAt !== null) return 'confirmed';
  if (phase === 'sealed') return waitingFor === 'nothing' ? 'sending' : waitingFor;
  if (phase !== 'delivered' || proof === 'compared') return phase;
  return proof === 'counted' ? 'counted' : 'acknowledged';
}

const trouble = ['unverified', 'closed', 'elsewhere', 'refused'] as const;
export type Trouble = (typeof trouble)[number];

/** True when only a person can bring the paper further. */
export function needsStaff(standing: Standing): standing is Trouble {
  return trouble.some((known) => known === standing);
}

export function isDelivered(standing: Standing): boolean {
  return standing === 'delivered' || standing === 'counted' || standing === 'acknowledged';
}

/** True when staff may have the paper sent once more: the platform has it, or may have it, and nothing was compared. */
export function maySendAgain(standing: Standing): boolean {
  return standing === 'acknowledged' || standing === 'unverified' || standing === 'elsewhere';
}

/** True when asking for a try now makes sense: nothing is in flight, and a try could succeed. */
export function canTryNow(standing: Standing): boolean {
  return standing === 'network' || standing === 'platform' || needsStaff(standing);
}

/** Whole seconds until the next try; null when none is planned. */
export function secondsToTry(state: Pick<HandInState, 'phase' | 'nextTryAt'>, now: number): number | null {
  if (state.phase === 'delivered' || state.nextTryAt === null) return null;
  return Math.max(0, Math.ceil((state.nextTryAt - now) / 1000));
}

export type EvidenceView =
  | { step: 'none' | 'unknown' }
  | { step: 'uploading'; percent: number }
  | { step: 'done'; count: number };

/** How far the recordings are; they never hold the paper up. Null, or a store that takes nothing: nobody knows. */
export function evidenceView(state: Pick<EvidenceState, 'waiting' | 'delivered' | 'broken'> | null): EvidenceView {
  if (!state || state.broken) return { step: 'unknown' };
  if (state.waiting + state.delivered === 0) return { step: 'none' };
  if (state.waiting === 0) return { step: 'done', count: state.delivered };
  return { step: 'uploading', percent: Math.floor((100 * state.delivered) / (state.waiting + state.delivered)) };
}

export interface Work extends AnswerCounts {
  empty: number;
  /** Whole minutes between joining and sealing; null: less than one, or the two clocks do not fit. */
  minutes: number | null;
}

const longestSitting = 24 * 60;

/** What was handed in. */
export function workOf(attempt: Pick<Attempt, 'paper' | 'answers' | 'rules'>, sealedAt: number): Work {
  const { questions } = attempt.paper;
  const { answered, partly, total } = countAnswers(questions, (id) => attempt.answers[id]?.value);
  // Joining is told by the platform's clock, sealing by this machine's.
  const minutes = Math.round((sealedAt - attempt.rules.joinedAt) / 60_000);
  return {
    total,
    answered,
    partly,
    empty: total - answered - partly,
    minutes: minutes > 0 && minutes <= longestSitting ? minutes : null,
  };
}

/** A paper's number as it is read out and written down: the last eight signs of a long one, by which it is found again. */
export function receiptNumber(userPaperId: string): string {
  const end = /[a-z\d]{8}$/i.exec(userPaperId)?.[0];
  return end === undefined || userPaperId.length <= 12 ? userPaperId : `${end.slice(0, 4)} ${end.slice(4)}`;
}
