import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { HandInState } from '../../src/contract/ipc/exam.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { PlatformClient, SessionWatch } from '../gateway/platform-client.ts';
import type { AttemptStore } from './attempts/attempt-store.ts';
import type { ExamClock } from './clock/clock.ts';
import { Deadlines } from './hand-in/deadlines.ts';
import type { EvidenceQueue } from './evidence/queue.ts';
import { createExamHandlers } from './exam-handlers.ts';
import { HandInQueue } from './hand-in/hand-in.ts';
import { createClockSync } from './clock/clock-sync.ts';
import type { MediaFile, MediaShelf } from './opening/media.ts';
import { createMonitor } from './proctor/monitor.ts';
import { createOpenExam } from './opening/open-exam.ts';
import type { FocusWatch } from './proctor/screen-switch.ts';
import { createAttemptAccess } from './attempts/attempt-access.ts';
import { createActiveAttempt } from './proctor/active-attempt.ts';
import type { Timer } from './clock/timer.ts';

export interface ExamServiceOptions {
  session: SessionWatch;
  platform: PlatformClient;
  store: AttemptStore;
  clock: ExamClock;
  evidence: EvidenceQueue;
  media: MediaShelf;
  focus: FocusWatch;
  timer: Timer;
  random: () => number;
  /** Epoch ms of this machine when it started, advanced by ticks: a changed wall clock does not move it. */
  steady: () => number;
  handInChanged: (state: HandInState) => void;
  switched: (event: { attemptId: string; count: number }) => void;
  report: (what: string, error: unknown) => void;
}

/** Everything of exams in the main process, behind the two domains of the contract. */
export interface ExamService {
  exam: Handlers<Contract['exam']>;
  evidence: Handlers<Contract['evidence']>;
  /** A picture or sound of the paper on the screen, for when the platform cannot be reached. */
  mediaFor(path: string): Promise<MediaFile | null>;
  /** Takes up what earlier runs left. */
  start(): Promise<void>;
  /** The platform answers again: what waits is tried at once. */
  online(): void;
  stop(): Promise<void>;
}

export function createExamService(options: ExamServiceOptions): ExamService {
  const { session, platform, store, clock, evidence, media, focus, timer, random, steady, report } = options;
  const monitor = createMonitor({
    platform,
    now: () => clock.now(),
    timer,
    random,
    async waiting(attemptId) {
      const account = session.account();
      return account ? (await evidence.state(account.accountId, attemptId)).waiting : 0;
    },
    log: (message) => report(message, null),
  });
  const seat = createActiveAttempt({ monitor, evidence, focus, timer, monotonic: steady, switched: options.switched });
  const room = createAttemptAccess({ session, store, seat });
  const time = createClockSync({ clock, session, store, timer, report });
  const openExam = createOpenExam({ session, store, platform, clock, media });
  const handIns = new HandInQueue({ store, session, client: platform, now: steady, timer, random, changed, report });
  const deadlines = new Deadlines({
    store,
    session,
    now: steady,
    timer,
    // After a sleep or a clock change the ticks still tell the time; this machine's wall clock would not.
    clock: { ...clock, trusted: () => clock.heard() },
    timeUp: (accountId, attemptId) => handIns.handIn(accountId, attemptId, 'time-up'),
    report,
  });
  /** Papers whose hand-in is on the line: evidence waits. */
  const onTheLine = new Set<string>();
  let stopWatching: (() => void)[] = [];

  function changed(state: HandInState): void {
    const { attemptId, phase, nextTryAt, waitingFor } = state;
    if (phase === 'sealed' && nextTryAt === null && waitingFor === 'nothing') onTheLine.add(attemptId);
    else onTheLine.delete(attemptId);
    evidence.hold(onTheLine.size > 0);
    if (seat.attemptId() === attemptId) seat.leave();
    if (phase !== 'sealed') void tidy();
    options.handInChanged(state);
  }

  /** Removes what has been kept long enough. */
  async function tidy(): Promise<void> {
    try {
      await store.removeOld();
      const unfinished = await store.pending(null);
      await media.keepOnly(unfinished.map(({ attemptId }) => attemptId));
    } catch (error) {
      report('old papers could not be removed', error);
    }
  }

  function sessionChanged(): void {
    if (room.shown()) return;
    seat.leave();
    void time.restore(null);
  }

  return {
    exam: createExamHandlers({ session, store, clock, time, room, openExam, handIns }),
    evidence: {
      async capture(capture) {
        await seat.capture(await room.mine(capture.attemptId), capture);
      },
      async note(note) {
        await seat.note(await room.mine(note.attemptId), note);
      },
      state: (attemptId) => evidence.state(session.account()?.accountId ?? '', attemptId),
    },
    async mediaFor(path) {
      const shown = room.shown();
      return shown && media.read(shown.attempt.attemptId, path);
    },
    async start() {
      const watchClock = () => {
        if (!clock.trusted()) monitor.beatNow();
      };
      stopWatching = [session.onChange(sessionChanged), clock.onChange(watchClock)];
      time.start();
      await time.restore(null);
      await handIns.start();
      deadlines.start();
      evidence.start();
      void tidy();
    },
    online() {
      handIns.wake();
      evidence.wake();
    },
    async stop() {
      time.stop();
      for (const stop of stopWatching) stop();
      seat.leave();
      await deadlines.stop();
      await handIns.stop();
      await evidence.close();
      await store.close();
    },
  };
}
