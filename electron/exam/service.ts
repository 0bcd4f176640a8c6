import type { FaceAgainRule } from '../../src/contract/exam/face-again.ts';
import type { FileNaming } from '../../src/contract/platform/profile/profile.ts';
import type { AttemptRules, HandInState } from '../../src/contract/ipc/exam.ts';
import type { Credential, PlatformClient, SessionWatch } from '../gateway/platform-client.ts';
import type { AttemptStore } from './attempts/attempt-store.ts';
import { createAttemptAccess, type AttemptAccess } from './attempts/attempt-access.ts';
import { sleepNote } from './clock/sleep-watch.ts';
import { createClockSync, type ClockSync } from './clock/clock-sync.ts';
import type { ExamClock } from './clock/clock.ts';
import type { PlatformZone } from './clock/platform-zone.ts';
import type { Timer } from './clock/timer.ts';
import { FileIntake } from './files/file-intake.ts';
import { fileWaitMs } from './files/file-rules.ts';
import { FileQueue, type FileQueueOptions } from './files/file-queue.ts';
import type { EvidenceQueue } from './evidence/queue.ts';
import { Deadlines } from './hand-in/deadlines.ts';
import { HandInQueue } from './hand-in/hand-in.ts';
import type { MediaFile, MediaCache } from './opening/media.ts';
import { createExamEntry, type ExamEntry } from './opening/exam-entry.ts';
import { createRulesRenewal } from './opening/rules-renewal.ts';
import { createOpenExam, type OpenExam } from './opening/open-exam.ts';
import { createActiveAttempt, type ActiveAttempt, type ActiveAttemptOptions } from './proctor/active-attempt.ts';
import { createFaceAgain, type FaceAgain } from './proctor/face-again.ts';
import { createMonitor } from './proctor/monitor.ts';
import { createAnswerCopies, type AnswerCopies } from './copies/answer-copies.ts';
import { createAlertPoll } from './proctor/alert-poll.ts';
import { createForcedNotice } from './proctor/forced-notice.ts';
import { createStaffPoll, type StaffPollOptions } from './proctor/staff-poll.ts';
import type { FocusWatch } from './proctor/screen-switch.ts';

export interface ExamServiceOptions {
  session: SessionWatch;
  /** The current session; null: nobody is signed in. */
  credential: () => Credential | null;
  platform: PlatformClient;
  platformOrigin: string;
  store: AttemptStore;
  clock: ExamClock;
  zone: PlatformZone;
  evidence: EvidenceQueue;
  media: MediaCache;
  focus: FocusWatch;
  stayAwake: () => () => void;
  lockdown: ActiveAttemptOptions['lockdown'];
  /** Whether this account agreed to captures on this machine. */
  consented: (accountId: string) => boolean;
  /** True when the tenant configures face checks. */
  faceRule: () => boolean;
  /** When the tenant asks for the face again during a paper; null: never. */
  faceAgainRule: () => FaceAgainRule | null;
  /** True where the tenant has given the calls for copies of answers their paths. */
  keepsCopies: () => boolean;
  /** By what a commit names the files of answers. */
  commitFilesAs: () => FileNaming;
  timer: Timer;
  random: () => number;
  /** Epoch ms of this machine at start, advanced by a monotonic clock: changing the wall clock does not affect it. */
  steadyNow: () => number;
  handInChanged: (state: HandInState) => void;
  filesChanged: FileQueueOptions['changed'];
  rulesChanged: (event: { attemptId: string; rules: AttemptRules }) => void;
  staffChanged: StaffPollOptions['changed'];
  switched: (event: { attemptId: string; count: number }) => void;
  report: (what: string, error: unknown) => void;
}

/** The exam services, as the IPC handlers use them (electron/ipc/exam.ts, evidence.ts), and their common life cycle. */
export interface ExamService {
  readonly session: SessionWatch;
  readonly store: AttemptStore;
  readonly clock: ExamClock;
  readonly zone: PlatformZone;
  readonly clockSync: ClockSync;
  readonly access: AttemptAccess;
  readonly activeAttempt: ActiveAttempt;
  readonly entry: ExamEntry;
  readonly faceAgain: FaceAgain;
  readonly openExam: OpenExam;
  readonly handIns: HandInQueue;
  readonly evidence: EvidenceQueue;
  readonly fileIntake: FileIntake;
  readonly fileQueue: FileQueue;
  readonly copies: AnswerCopies;
  /** Whether this account agreed to captures on this machine. */
  consented(accountId: string): boolean;
  /** A cached picture or sound of the shown paper, for when the platform cannot be reached. */
  mediaFor(path: string): Promise<MediaFile | null>;
  /** Resumes hand-ins and evidence that earlier runs left unfinished. */
  start(): Promise<void>;
  /** The platform answers again: waiting deliveries are attempted at once. */
  online(): void;
  /** The machine slept: staff hear of the seat at once, and of the sleep. */
  woke(sleptMs: number | null): void;
  stop(): Promise<void>;
}

export function createExamService(options: ExamServiceOptions): ExamService {
  const { session, platform, store, clock, zone, evidence, media, focus, stayAwake, timer, random, steadyNow, report } =
    options;
  const staffPoll = createStaffPoll({
    platform,
    store,
    now: () => clock.now(),
    changed: options.staffChanged,
    rulesChanged: options.rulesChanged,
    report,
  });
  const alertPoll = createAlertPoll({
    platform,
    store,
    now: () => clock.now(),
    changed: options.staffChanged,
    report,
  });
  const accountId = () => session.account()?.accountId ?? null;
  const forcedNotice = createForcedNotice({ platform, store, accountId, report });
  const monitor = createMonitor({
    platform,
    now: () => clock.now(),
    timer,
    random,
    evidence: (attemptId) => evidence.state(accountId() ?? '', attemptId),
    async afterBeat(seat) {
      void alertPoll(accountId() ?? '', seat);
      return staffPoll(accountId() ?? '', seat);
    },
    log: (message) => report(message, null),
  });
  const renewal = createRulesRenewal({
    platform,
    store,
    now: () => clock.now(),
    timer,
    random,
    changed: options.rulesChanged,
    report,
  });
  const activeAttempt = createActiveAttempt({
    monitor,
    renewal,
    evidence,
    focus,
    stayAwake,
    lockdown: options.lockdown,
    now: () => clock.now(),
    timer,
    monotonic: steadyNow,
    switched: options.switched,
    tooManySwitches(accountId, attemptId) {
      handIns
        .handIn(accountId, attemptId, 'switches')
        .catch((error: unknown) => report('a paper was not handed in after too many switches', error));
    },
  });
  const access = createAttemptAccess({ session, store, activeAttempt });
  const faceAgain = createFaceAgain({
    rule: options.faceAgainRule,
    store,
    shown: () => access.shown(),
    tell: (of, state) => activeAttempt.noteSeat(of, state),
    now: () => clock.now(),
    machineNow: steadyNow,
    report,
  });
  const clockSync = createClockSync({ clock, session, store, timer, report });
  const { consented, faceRule, platformOrigin, credential } = options;
  const entry = createExamEntry({ consented, monotonic: steadyNow });
  const copies = createAnswerCopies({
    platform,
    store,
    enabled: options.keepsCopies,
    now: () => clock.now(),
    timer,
    report,
  });
  const openExam = createOpenExam({
    copies,
    session,
    store,
    platform,
    platformOrigin,
    clock,
    zone,
    media,
    entry,
    faceRule,
    report,
  });
  const fileQueue = new FileQueue({
    store,
    platform,
    session,
    commitAs: options.commitFilesAs,
    // A platform that knows files by no other name may have refused their paper until now.
    named: () => handIns.wake(),
    timer,
    random,
    changed: options.filesChanged,
    report,
  });
  const fileIntake = new FileIntake({
    store,
    changed: (accountId, attemptId) => {
      fileQueue.refresh(accountId, attemptId).catch((error: unknown) => report('files could not be listed', error));
    },
    report,
  });
  const now = steadyNow;
  const handIns = new HandInQueue({
    credential,
    store,
    session,
    platform,
    clock,
    now,
    timer,
    random,
    changed,
    commitAs: options.commitFilesAs,
    async beforeCommit(paper) {
      const waitMs = fileWaitMs(paper, options.commitFilesAs(), clock.now());
      await Promise.all([
        evidence.sendSwitches(),
        waitMs > 0 ? fileQueue.sendFirst(paper.attemptId, waitMs) : undefined,
      ]);
    },
    report,
  });
  const deadlines = new Deadlines({
    store,
    session,
    now: steadyNow,
    timer,
    // After a sleep or a clock change the monotonic clock is still right; this machine's wall clock may not be.
    clock: { ...clock, trusted: () => clock.heard() },
    confirm: (accountId, attemptId) => renewal.confirm(accountId, attemptId),
    timeUp: (accountId, attemptId, reason) => handIns.handIn(accountId, attemptId, reason),
    report,
  });
  /** Attempts whose hand-in is in flight: evidence waits so that it does not compete for the network. */
  const handInsInFlight = new Set<string>();
  let stopWatching: (() => void)[] = [];

  function changed(state: HandInState): void {
    const { attemptId, phase, nextTryAt, waitingFor } = state;
    if (phase === 'sealed' && nextTryAt === null && waitingFor === 'nothing') handInsInFlight.add(attemptId);
    else handInsInFlight.delete(attemptId);
    evidence.hold(handInsInFlight.size > 0);
    fileQueue.hold(handInsInFlight.size > 0);
    copies.hold(handInsInFlight.size > 0);
    if (activeAttempt.attemptId() === attemptId) activeAttempt.leave();
    if (phase !== 'sealed') void removeExpired();
    void forcedNotice.tell(state);
    options.handInChanged(state);
  }

  /** Removes journals past their retention period, and media of attempts that are finished. */
  async function removeExpired(): Promise<void> {
    try {
      // A wrong wall clock must not age papers: only the platform's time does.
      if (clock.trusted()) await store.removeExpired(clock.now());
      const unfinished = await store.pending(null);
      await media.retainOnly(unfinished.map(({ attemptId }) => attemptId));
    } catch (error) {
      report('old papers could not be removed', error);
    }
  }

  function sessionChanged(): void {
    if (access.shown()) return;
    activeAttempt.leave();
    void clockSync.restore(null);
  }

  return {
    session,
    store,
    clock,
    zone,
    clockSync,
    access,
    activeAttempt,
    entry,
    faceAgain,
    openExam,
    handIns,
    evidence,
    fileIntake,
    fileQueue,
    copies,
    consented,
    async mediaFor(path) {
      const shown = access.shown();
      return shown && media.read(shown.attempt.attemptId, path);
    },
    async start() {
      const watchClock = () => {
        if (!clock.trusted()) monitor.beatNow();
        else void removeExpired();
      };
      stopWatching = [
        session.onChange(sessionChanged),
        clock.onChange(watchClock),
        store.onReadable(() => {
          void handIns.takeUp();
          fileQueue.wake();
        }),
      ];
      clockSync.start();
      await clockSync.restore(null);
      await handIns.start();
      deadlines.start();
      evidence.start();
      fileQueue.start();
      void removeExpired();
    },
    online() {
      monitor.beatSoon();
      handIns.wake();
      evidence.wake();
      fileQueue.retryNow();
    },
    woke(sleptMs) {
      clock.check();
      const shown = access.shown();
      if (shown) void activeAttempt.noteSeat(shown, sleepNote(sleptMs));
      monitor.beatSoon();
      evidence.wake();
    },
    async stop() {
      clockSync.stop();
      copies.stop();
      for (const stop of stopWatching) stop();
      activeAttempt.leave();
      await deadlines.stop();
      await handIns.stop();
      await fileQueue.stop();
      await evidence.close();
      await store.close();
    },
  };
}
