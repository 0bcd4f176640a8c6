import type { HandInState } from '#contract/ipc/exam.ts';
import type { FileNaming } from '#contract/platform/profile/profile.ts';
import type { ExamClock } from '#electron/platform/clock/clock.ts';
import type { PlatformZone } from '#electron/platform/clock/platform-zone.ts';
import type { SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { MediaFile, MediaCache } from '#electron/platform/media/media.ts';
import { createAnswerCopies, type AnswerCopies } from './copies/answer-copies.ts';
import { notedEvidence } from './evidence/noted-evidence.ts';
import type { EvidenceQueue } from './evidence/queue.ts';
import { createAnswerIntake, type AnswerIntake } from './files/answer-intake.ts';
import { ChosenFiles, type AskFiles } from './files/chosen-files.ts';
import { FileQueue, type FileQueueOptions } from './files/file-queue.ts';
import { fileWaitMs } from './files/file-rules.ts';
import { Deadlines } from './hand-in/deadlines.ts';
import { HandInQueue } from './hand-in/hand-in.ts';
import { createLeftBehind } from './hand-in/left-behind.ts';
import { createExamEntry, type ExamEntry } from './opening/exam-entry.ts';
import { createOpenExam, type OpenExam, type SeatRules } from './opening/open-exam.ts';
import { createProctoring, type Proctoring, type ProctoringOptions } from './proctor/proctoring.ts';
import type { AttemptStore } from './records/attempt-store.ts';

export interface ExamServiceOptions extends Omit<ProctoringOptions, 'tooManyAbsences'> {
  platformOrigin: string;
  zone: PlatformZone;
  media: MediaCache;
  askFiles: AskFiles;
  seatRules: SeatRules;
  /** True where the centre has a staff code. */
  hasStaffCode: () => boolean;
  /** True when the tenant configures face checks. */
  faceRule: () => boolean;
  /** True where the tenant has given the calls for copies of answers their paths. */
  keepsCopies: () => boolean;
  /** By what a commit names the files of answers. */
  commitFilesAs: () => FileNaming;
  handInChanged: (state: HandInState) => void;
  filesChanged: FileQueueOptions['changed'];
}

/** The exam services, as the IPC handlers use them (electron/exam/ipc/exam.ts, evidence.ts), and their common life cycle. */
export interface ExamService extends Pick<
  Proctoring,
  'clockSync' | 'access' | 'activeAttempt' | 'absences' | 'faceAgain' | 'consent'
> {
  readonly session: SessionWatch;
  readonly store: AttemptStore;
  readonly clock: ExamClock;
  readonly zone: PlatformZone;
  readonly entry: ExamEntry;
  readonly openExam: OpenExam;
  readonly handIns: HandInQueue;
  readonly evidence: EvidenceQueue;
  readonly fileIntake: AnswerIntake;
  readonly chosenFiles: ChosenFiles;
  readonly fileQueue: FileQueue;
  readonly copies: AnswerCopies;
  /** A cached picture or sound of the shown paper, for when the platform cannot be reached. */
  mediaFor(path: string): Promise<MediaFile | null>;
  /** Resumes hand-ins and evidence that earlier runs left unfinished. */
  start(): Promise<void>;
  /** The platform answers again, or the learner is in another branch: waiting deliveries are attempted at once. */
  online(): void;
  /** The machine slept: staff hear of the seat at once, and of the sleep. */
  woke(sleptMs: number | null): void;
  stop(): Promise<void>;
}

export function createExamService(options: ExamServiceOptions): ExamService {
  const { session, platform, store, clock, zone, media, timer, random, steadyNow, report } = options;
  const evidence = notedEvidence(options.evidence, store, report);
  const proctoring = createProctoring({
    ...options,
    evidence,
    tooManyAbsences(accountId, attemptId) {
      handIns
        .handIn(accountId, attemptId, 'switches')
        .catch((error: unknown) => report('a paper was not handed in after too many absences', error));
    },
  });
  const { access, activeAttempt, monitor, renewal, clockSync } = proctoring;
  const { consented, platformOrigin, credential, here } = options;
  const entry = createExamEntry({ consented, monotonic: steadyNow });
  const copies = createAnswerCopies({
    platform,
    store,
    enabled: options.keepsCopies,
    account: () => access.account()?.accountId ?? null,
    now: () => clock.now(),
    timer,
    report,
  });
  const openExam = createOpenExam({ ...options, copies, entry });
  const fileParts: Omit<FileQueueOptions, 'session' | 'platform' | 'here' | 'changed'> = {
    store,
    profile: options.profile,
    commitAs: options.commitFilesAs,
    // A platform that knows files by no other name may have refused their paper until now.
    named: () => handIns.wake(),
    timer,
    random,
    report,
  };
  const fileQueue = new FileQueue({ ...fileParts, session, platform, here, changed: options.filesChanged });
  const leftBehind = createLeftBehind({
    store,
    platformOrigin,
    platform,
    session,
    evidence,
    filesAs: (own) => new FileQueue({ ...fileParts, ...own }),
    carriesPaper: (token) => handIns.carries(token),
    report,
  });
  const fileIntake = createAnswerIntake({
    store,
    changed: (accountId, attemptId) => {
      fileQueue.refresh(accountId, attemptId).catch((error: unknown) => report('files could not be listed', error));
    },
    report,
  });
  const chosenFiles = new ChosenFiles({ ask: options.askFiles, intake: fileIntake, store, report });
  const now = steadyNow;
  const handIns = new HandInQueue({
    credential,
    here,
    store,
    session,
    platform,
    clock,
    now,
    timer,
    random,
    changed,
    commitAs: options.commitFilesAs,
    profile: options.profile,
    leftBehind,
    async beforeCommit(paper) {
      const waitMs = fileWaitMs(paper, options.commitFilesAs(), clock.now());
      await Promise.all([
        evidence.sendSwitches(),
        waitMs > 0 ? (leftBehind.filesOf(paper.accountId) ?? fileQueue).sendFirst(paper.attemptId, waitMs) : undefined,
      ]);
    },
    report,
  });
  const deadlines = new Deadlines({
    store,
    session: { ...session, account: () => access.account() },
    now: steadyNow,
    timer,
    clock,
    confirm: (accountId, attemptId) => renewal.confirm(accountId, attemptId),
    timeUp: (accountId, attemptId, reason) => handIns.handIn(accountId, attemptId, reason),
    noteAssumedEnd(attemptId, note) {
      const shown = access.shown();
      if (shown?.attempt.attemptId !== attemptId) return false;
      void activeAttempt.noteSeat(shown, note);
      return true;
    },
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
    void proctoring.sealNotice.tell(state);
    options.handInChanged(state);
  }

  /** Removes journals past their retention period, and media of attempts that are finished. */
  async function removeExpired(): Promise<void> {
    try {
      // Neither a wrong wall clock nor answers that disagree age papers.
      if (clock.known()) await store.removeExpired(clock.earliest());
      const unfinished = await store.pending(null);
      await media.retainOnly(unfinished.map(({ attemptId }) => attemptId));
    } catch (error) {
      report('old papers could not be removed', error);
    }
  }

  function sessionChanged(): void {
    if (access.shown()) return;
    activeAttempt.leave();
    void clockSync.restore();
  }

  return {
    session,
    store,
    clock,
    zone,
    clockSync,
    access,
    activeAttempt,
    absences: proctoring.absences,
    faceAgain: proctoring.faceAgain,
    consent: proctoring.consent,
    entry,
    openExam,
    handIns,
    evidence,
    fileIntake,
    chosenFiles,
    fileQueue,
    copies,
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
          evidence.wake();
        }),
      ];
      clockSync.start();
      await clockSync.restore();
      await handIns.start();
      deadlines.start();
      evidence.start();
      fileQueue.start();
      await leftBehind.start();
      void removeExpired();
    },
    online() {
      monitor.beatSoon();
      handIns.wake();
      evidence.wake();
      fileQueue.retryNow();
      leftBehind.wake();
    },
    woke(sleptMs) {
      clock.check();
      const shown = access.shown();
      if (shown) proctoring.absences.slept(shown, sleptMs);
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
      await leftBehind.stop();
      await fileQueue.stop();
      await evidence.close();
      await store.close();
    },
  };
}
