import type { Battery, CameraCondition, CameraPosition } from '#contract/ipc/evidence.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { monitorHeartbeat } from '#contract/platform/exam/monitor.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { EvidenceBeat } from '../evidence/evidence-state.ts';
import { nextBeatIn, type BeatOutcome } from './heartbeat.ts';

export interface MonitorOptions {
  platform: PlatformClient;
  /** Epoch ms of the platform. */
  now: () => number;
  timer: Timer;
  random: () => number;
  /** How the evidence of this attempt stands; null: not known. */
  evidence: (attemptId: string) => Promise<EvidenceBeat | null>;
  /** How many absences of this attempt count so far. */
  absences: (attemptId: string) => number;
  /**
   * Called after a heartbeat that was answered. Resolves to the pace that the platform asks for (ms); null: it asks for
   * none. Never rejects.
   */
  afterBeat?: (seat: BeatingSeat) => Promise<number | null>;
  /** Heartbeats stopped arriving, or arrive again. */
  arrives?: (attemptId: string, state: 'network-lost' | 'network-back') => void;
  log: (message: string) => void;
}

/** A seat as its heartbeat tells it. */
export interface BeatingSeat {
  attemptId: string;
  userPaperId: string;
  examId: string;
  cameras: { place: CameraPosition; state: CameraCondition }[];
  /** Items of evidence that wait here; null: not known. */
  waiting: number | null;
  /** Null: not known. */
  battery: Battery | null;
  /** True: the heartbeat before this one did not arrive. */
  wasAway: boolean;
}

/** Tells the platform that the seat is alive while a paper is open. Trouble is only logged (G-045). */
export interface Monitor {
  start(attempt: Attempt): void;
  stop(): void;
  camera(place: CameraPosition, condition: CameraCondition): void;
  /** Null: not known. */
  battery(battery: Battery | null): void;
  /** A beat out of turn, when an answer of the platform is needed to set the clock. */
  beatNow(): void;
  /** The platform answers again: the next beat comes within seconds, at a random moment of each seat. */
  beatSoon(): void;
}

const soonMs = 4_000;

const isFailure = (outcome: BeatOutcome) => outcome === 'failed' || outcome === 'unreachable';

type Seat = Pick<Attempt, 'attemptId' | 'userPaperId' | 'exam'>;

export function createMonitor({
  platform,
  now,
  timer,
  random,
  evidence,
  absences,
  afterBeat,
  arrives,
  log,
}: MonitorOptions): Monitor {
  const cameras = new Map<CameraPosition, CameraCondition>();
  let battery: Battery | null = null;
  let seat: Seat | null = null;
  let cancel: (() => void) | null = null;
  let lastOutcome: BeatOutcome = 'first';
  let paceMs: number | null = null;

  function schedule(outcome: BeatOutcome): void {
    cancel?.();
    cancel = timer(() => void beat(), nextBeatIn(outcome, random(), paceMs ?? undefined));
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
      absences: absences(attemptId),
      ...(known?.stored ? { stored: known.stored } : {}),
      ...(battery ? { battery: battery.percent, charging: battery.charging } : {}),
      sentAt: now(),
    };
    const wasAway = isFailure(lastOutcome);
    const answer = await platform.call(monitorHeartbeat, beat);
    const outcome: BeatOutcome = answer.kind === 'unknown' ? 'failed' : answer.kind;
    if (isFailure(outcome) && !wasAway) {
      log(`heartbeats do not arrive: ${answer.kind}`);
      arrives?.(attemptId, 'network-lost');
    }
    if (answer.kind === 'answered' && !isSuccess(answer.code))
      log(`heartbeat refused: ${answer.code} ${answer.message}`);
    if (outcome === 'answered' && wasAway) {
      log('heartbeats arrive again');
      arrives?.(attemptId, 'network-back');
    }
    lastOutcome = outcome;
    if (outcome === 'answered' && afterBeat) {
      const { examId } = exam;
      paceMs = await afterBeat({
        attemptId,
        userPaperId,
        examId,
        cameras: seen,
        waiting: known?.waiting ?? null,
        battery,
        wasAway,
      });
    }
    return outcome;
  }

  return {
    start(attempt) {
      if (seat?.attemptId === attempt.attemptId) return;
      seat = attempt;
      cameras.clear();
      battery = null;
      lastOutcome = 'first';
      schedule('first');
    },
    stop() {
      seat = null;
      cancel?.();
      cancel = null;
    },
    camera: (place, condition) => void cameras.set(place, condition),
    battery: (told) => void (battery = told),
    beatNow: () => void beat(),
    beatSoon() {
      if (!seat) return;
      cancel?.();
      cancel = timer(() => void beat(), random() * soonMs);
    },
  };
}
