import type { HandInState } from '#contract/ipc/exam.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import type { SealedPaper } from '../records/attempt-store.ts';
import { branchName } from '../records/paper-place.ts';
import type { Progress } from './delivery.ts';
import { sealedBody } from './hand-in-body.ts';
import { fingerprint, sealedAnswers } from './sealed-answers.ts';

/** A sealed paper in the queue. */
export interface Waiting {
  paper: SealedPaper;
  tries: number;
  /** Epoch ms of this machine; null: in flight, or waiting for its account. */
  dueAt: number | null;
  inFlight: boolean;
  waitingFor: HandInState['waitingFor'];
  /** The platform's own message at the last try. */
  message: string | null;
  progress: Progress;
  /** Epoch ms of this machine of the last reading that counted in `progress`. */
  countedAt: number;
  /** People decided to send it once more, whatever is known. */
  staffSend: boolean;
}

type InQueue = Pick<Waiting, 'tries' | 'dueAt' | 'waitingFor' | 'message'>;

const outOfQueue: InQueue = { tries: 0, dueAt: null, waitingFor: 'nothing', message: null };

/** Files that the last commit named by their content, because the platform had not called them anything yet. */
function filesByContent({ attempt, sentReferences }: SealedPaper): number {
  const names = sentReferences.at(-1);
  const values = Object.values(attempt.answers).flatMap(({ value }) => (value.kind === 'files' ? value.files : []));
  return names ? values.filter(({ fileId }) => names[fileId] === undefined).length : 0;
}

/** How the hand-in of a paper stands, from its journal and its place in the queue. */
export function handInState(
  paper: SealedPaper,
  queued: InQueue = outOfQueue,
  commitAs: FileNaming = 'sha256',
): HandInState {
  const { settled } = paper;
  const delivered = settled?.phase === 'delivered';
  const branch = branchName(paper.place);
  const { count, hash } = sealedAnswers(sealedBody(paper));
  return {
    attemptId: paper.attemptId,
    phase: settled?.phase ?? 'sealed',
    reason: paper.reason,
    sealedAt: paper.sealedAt,
    nextTryAt: queued.dueAt,
    tries: queued.tries,
    waitingFor: queued.waitingFor,
    ...(queued.waitingFor === 'branch' && branch !== null ? { belongsTo: branch } : {}),
    takenAt: paper.takenAt,
    deliveredAt: delivered ? (paper.takenAt ?? settled.at) : null,
    proof: settled?.proof ?? null,
    held: settled?.held ?? null,
    notShown: settled?.notShown ?? false,
    sealedAnswers: count,
    fingerprint: fingerprint(hash),
    filesByContent: commitAs === 'sha256' ? 0 : filesByContent(paper),
    sealOnDisk: paper.sealOnDisk,
    refusal: settled ? settled.refusal : queued.message,
  };
}
