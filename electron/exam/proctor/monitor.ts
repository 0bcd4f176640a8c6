import { isSuccess } from '../../../src/contract/platform/codes.ts';
import { monitorHeartbeat } from '../../../src/contract/platform/exam/monitor.ts';
import type { CameraCondition, CameraPosition, EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import type { Attempt } from '../../../src/contract/ipc/exam.ts';
import type { PlatformClient } from '../../gateway/platform-client.ts';
import { nextBeatIn, type BeatOutcome } from './heartbeat.ts';
import type { Timer } from '../clock/timer.ts';

export interface MonitorOptions {
  platform: PlatformClient;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  random: () => number;
  /** How the evidence of this attempt stands; null: not known. */
  evidence: (attemptId: string) => Promise<Pick<EvidenceState, 'waiting' | 'lost'> | null>;
  log: (message: string) => void;
}

/** Tells the platform that the seat is alive while a paper is open. Trouble is only logged (G-045). */
export interface Monitor {
  start(attempt: Attempt): void;
  stop(): void;
  camera(place: CameraPosition, condition: CameraCondition): void;
  /** A beat out of turn, when an answer of the platform is needed to set the clock. */
  beatNow(): void;
}

type Seat = Pick<Attempt, 'attemptId' | 'userPaperId' | 'exam'>;

export function createMonitor({ platform, now, timer, random, evidence, log }: MonitorOptions): Monitor {
  const cameras = new Map<CameraPosition, CameraCondition>();
  let seat: Seat | null = null;
  let cancel: (() => void) | null = null;
  let lastOutcome: BeatOutcome = 'first';

  function schedule(outcome: BeatOutcome): void {
    cancel?.();
    cancel = timer(() => void beat(), nextBeatIn(outcome, random()));
  }

  async function beat(): Promise<void> {
    const current = seat;
    cancel?.();
    cancel = null;
    if (!current) return;
    const outcome = await send(current);
    // Another paper may have been opened meanwhile: it has its own beat.
    if (seat === current) schedule(outcome);
  }

  async function send({ attemptId, userPaperId, exam }: Seat): Promise<BeatOutcome> {
    const seen = [...cameras].map(([place, state]) => ({ place, state }));
    const known = await evidence(attemptId);
    const beat = {
      userPaperId,
      examId: exam.examId,
      cameras: seen,
      ...(known ? { waiting: known.waiting } : {}),
      ...(known?.lost ? { lost: known.lost } : {}),
      sentAt: now(),
    };
    const answer = await platform.call(monitorHeartbeat, beat);
    const outcome: BeatOutcome = answer.kind === 'answered' ? 'answered' : 'failed';
    if (outcome === 'failed' && lastOutcome !== 'failed') log(`heartbeats do not arrive: ${answer.kind}`);
    if (answer.kind === 'answered' && !isSuccess(answer.code))
      log(`heartbeat refused: ${answer.code} ${answer.message}`);
    if (outcome === 'answered' && lastOutcome === 'failed') log('heartbeats arrive again');
    lastOutcome = outcome;
    return outcome;
  }

  return {
    start(attempt) {
      if (seat?.attemptId === attempt.attemptId) return;
      seat = attempt;
      cameras.clear();
      lastOutcome = 'first';
      schedule('first');
    },
    stop() {
      seat = null;
      cancel?.();
      cancel = null;
    },
    camera: (place, condition) => void cameras.set(place, condition),
    beatNow: () => void beat(),
  };
}
