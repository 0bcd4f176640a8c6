import type { AttemptRules, PaperDemands } from '#contract/ipc/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { ExamClock } from '#electron/platform/clock/clock.ts';
import type { Credential, PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import { createRulesRenewal, type RulesRenewal } from '../opening/rules-renewal.ts';
import type { AttemptStore, OwnedAttempt } from '../records/attempt-store.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import { createAbsences, type Absences, type AbsencesOptions } from './absences.ts';
import { createActiveAttempt, type ActiveAttempt, type ActiveAttemptOptions } from './active-attempt.ts';
import { createAlertPoll } from './alert-poll.ts';
import { createAttemptAccess, type AttemptAccess } from './attempt-access.ts';
import { createClockSync, type ClockSync, type ClockSyncOptions } from './clock-sync.ts';
import { createFaceAgain, type FaceAgain } from './face-again.ts';
import { createMonitor, type Monitor } from './monitor.ts';
import { createPaperConsent, type PaperConsent } from './paper-consent.ts';
import { createRandomPrompts, type RandomPromptsOptions } from './random-prompts.ts';
import type { FocusWatch } from './screen-switch.ts';
import { createSealNotice, type SealNotice } from './seal-notice.ts';
import { createStaffPoll, type StaffPollOptions } from './staff-poll.ts';

export interface ProctoringOptions {
  session: SessionWatch;
  /** The current session; null: nobody is signed in. */
  credential: () => Credential | null;
  platform: PlatformClient;
  /** Where calls of the current session arrive. */
  here: () => PaperPlace;
  store: AttemptStore;
  clock: ExamClock;
  evidence: EvidenceQueue;
  focus: FocusWatch;
  stayAwake: () => () => void;
  lockdown: ActiveAttemptOptions['lockdown'];
  /** Whether this account agreed to captures on this machine. */
  consented: (accountId: string) => boolean;
  /** What the tenant asks for while a paper is sat; `kept`: as it was begun, absent: it begins now, or nothing was asked for. */
  demands: (kept?: PaperDemands) => PaperDemands;
  /** How the platform speaks. */
  profile: () => PlatformProfile;
  timer: Timer;
  random: () => number;
  /** Epoch ms of this machine at start, advanced by a monotonic clock: changing the wall clock does not affect it. */
  steadyNow: () => number;
  bootMoment: ClockSyncOptions['bootMoment'];
  rulesChanged: (event: { attemptId: string; rules: AttemptRules }) => void;
  staffChanged: StaffPollOptions['changed'];
  switched: (event: { attemptId: string; count: number }) => void;
  prompted: RandomPromptsOptions['ask'];
  /** The learner was away from a paper more often than its rules allow. */
  tooManyAbsences: AbsencesOptions['tooMany'];
  report: (what: string, error: unknown) => void;
}

/** Who may reach which paper, and what watches over the one that is being sat. */
export interface Proctoring {
  readonly access: AttemptAccess;
  readonly activeAttempt: ActiveAttempt;
  readonly absences: Absences;
  readonly consent: PaperConsent;
  readonly faceAgain: FaceAgain;
  readonly clockSync: ClockSync;
  readonly monitor: Monitor;
  readonly renewal: RulesRenewal;
  readonly sealNotice: SealNotice;
}

export function createProctoring(options: ProctoringOptions): Proctoring {
  const { platform, store, clock, evidence, focus, stayAwake, timer, random, steadyNow, report } = options;
  const staffPoll = createStaffPoll({
    platform,
    profile: options.profile,
    store,
    evidence,
    now: () => clock.now(),
    changed: options.staffChanged,
    rulesChanged: options.rulesChanged,
    report,
  });
  const alertPoll = createAlertPoll({ platform, store, now: () => clock.now(), changed: options.staffChanged, report });
  const accountId = () => access.account()?.accountId ?? null;
  const monitor = createMonitor({
    platform,
    now: () => clock.now(),
    timer,
    random,
    absences: (attemptId) => absences.counted(attemptId),
    evidence: (attemptId) => evidence.beat(accountId() ?? '', attemptId),
    async afterBeat(seat) {
      void alertPoll(accountId() ?? '', seat);
      return staffPoll(accountId() ?? '', seat);
    },
    arrives(attemptId, state) {
      store
        .attempt(accountId() ?? '', attemptId)
        .note({ type: 'seat-note', place: 'seat', state, takenAt: clock.now() })
        .catch((error: unknown) => report('a note of the network is not in the journal', error));
    },
    log: (message) => report(message, null),
  });
  const renewal = createRulesRenewal({
    platform,
    profile: options.profile,
    store,
    clock,
    timer,
    random,
    changed: options.rulesChanged,
    report,
  });
  const tell = (of: OwnedAttempt, state: string) => activeAttempt.noteSeat(of, state);
  const sealNotice = createSealNotice({ platform, store, account: () => access.account(), note: tell, report });
  const consent = createPaperConsent({ store, consented: options.consented, timer, tell, report });
  const absences = createAbsences({
    store,
    evidence,
    now: () => clock.now(),
    machineNow: steadyNow,
    tell,
    switched: options.switched,
    tooMany: options.tooManyAbsences,
    report,
  });
  const prompts = createRandomPrompts({
    rule: ({ demands }) => options.demands(demands).randomPrompt,
    store,
    now: () => clock.now(),
    timer,
    random,
    note: tell,
    ask: options.prompted,
    report,
  });
  const activeAttempt: ActiveAttempt = createActiveAttempt({
    monitor,
    renewal,
    prompts,
    evidence,
    absences,
    consent,
    focus,
    stayAwake,
    lockdown: options.lockdown,
    now: () => clock.now(),
    timer,
    monotonic: steadyNow,
  });
  const access = createAttemptAccess({ ...options, activeAttempt });
  const faceAgain = createFaceAgain({
    rule: ({ demands }) => options.demands(demands).faceAgain,
    store,
    shown: () => access.shown(),
    tell,
    now: () => clock.now(),
    machineNow: steadyNow,
    report,
  });
  const clockSync = createClockSync({ ...options, activeAttempt, access, monitor });
  return { access, activeAttempt, absences, consent, faceAgain, clockSync, monitor, renewal, sealNotice };
}
