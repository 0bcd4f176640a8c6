import { uptime } from 'node:os';
import path from 'node:path';
import { saveAnswerCopies } from '#contract/platform/beyond/answer-copies.ts';
import type { Emit } from '#electron/kernel/events.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import type { Client } from '#electron/platform/client/client.ts';
import type { CoreSession } from '#electron/platform/client/core-session.ts';
import { createBootClock, createBootReader, type BootMoment } from '#electron/platform/clock/boot.ts';
import { clockState } from '#electron/platform/clock/clock-state.ts';
import { createPlatformClock, type ExamClock } from '#electron/platform/clock/clock.ts';
import type { PlatformZone } from '#electron/platform/clock/platform-zone.ts';
import { watchSleep } from '#electron/platform/clock/sleep-watch.ts';
import { createMediaCache } from '#electron/platform/media/media.ts';
import { configurationValue } from '#electron/platform/tenant/tenant-values.ts';
import { answerFolders } from '#electron/storage/journal/journal-paths.ts';
import { keystoreVault } from '#electron/storage/journal/keystore-vault.ts';
import { createEvidenceSeal } from '#electron/storage/keystore/evidence-key.ts';
import type { Seal } from '#electron/storage/keystore/seal.ts';
import type { SettingsStore } from '#electron/storage/settings/settings.ts';
import { faceRuleKey, isFaceRule } from '#rules/exam/exam-needs.ts';
import { Attempts } from './attempts/attempts.ts';
import type { EvidenceJournals } from './evidence/chain-marks.ts';
import { createRoomCheck } from './evidence/free-space.ts';
import type { EvidenceQueueOptions } from './evidence/queue-options.ts';
import { createEvidenceQueue } from './evidence/queue.ts';
import type { ExamOptions } from './exam-options.ts';
import type { ExamLockdown } from './lockdown/exam-lockdown.ts';
import { paperDemands } from './proctor/paper-demands.ts';
import type { PaperPlace } from './records/paper-place.ts';
import { createExamService, type ExamService } from './service.ts';

const maxEvidenceBytes = 500_000_000;

function bootClock(): () => number {
  return createBootClock(
    () => performance.now(),
    () => uptime(),
  );
}

/** The platform's clock. Created before the upstream, so that it observes every answer. */
export function createExamClock(emit: Emit, zone: PlatformZone): ExamClock {
  const clock = createPlatformClock(bootClock(), Date.now);
  const tell = () => emit('exam', 'clockChanged', clockState(clock, zone));
  clock.onChange(tell);
  zone.onChange(tell);
  return clock;
}

/** The exam services on this machine's disk, clocks and keystore. */
export function createExams(
  core: ExamOptions & { lockdown: ExamLockdown },
  base: CoreSession & Pick<Client, 'fetchMedia'>,
  settings: Pick<SettingsStore, 'read'>,
  clock: ExamClock,
  zone: PlatformZone,
  emit: Emit,
): ExamService {
  const report = reporter(core);
  const monotonic = bootClock();
  const startedAt = Date.now() - monotonic();
  const bootMoment = createBootReader();
  const seal = createEvidenceSeal({ file: core.openFile('evidence-key'), keystore: core.keystore, report });
  const here = () => ({ origin: core.info.platformOrigin, branch: base.session.chosenBranch() });
  const store = createAttempts(core, base, { clock, here, bootMoment, report });
  const exams: ExamService = createExamService({
    session: base.session,
    here,
    credential() {
      const token = base.session.token();
      return token === null ? null : { token, branch: base.session.branch() };
    },
    platform: base.platform,
    platformOrigin: core.info.platformOrigin,
    store,
    clock,
    zone,
    evidence: createEvidence(core, base, {
      seal,
      journals: store,
      isHere: (accountId, attemptId) => store.attempt(accountId, attemptId).belongs(here()),
      clock,
      monotonic,
      openAttempt: () => exams.activeAttempt.attemptId(),
      emit,
      report,
    }),
    media: createMediaCache({
      folder: path.join(core.examFolder, 'media'),
      seal,
      fetchMedia: base.fetchMedia,
      timer: systemTimer,
      log: (message) => report(message, null),
    }),
    focus: core.focus,
    stayAwake: core.stayAwake,
    askFiles: core.askFiles,
    lockdown: core.lockdown,
    seatRules: {
      policyRefused: core.policyRefused ?? null,
      lockdownLevel: (formal) => core.lockdown.plan(formal).level,
    },
    consented: (accountId) => settings.read().captureConsent[accountId] !== undefined,
    keepsCopies: () => saveAnswerCopies.id in base.tenant.overrides(),
    profile: () => base.tenant.profile(),
    commitFilesAs: () => base.tenant.profile().files?.commitAs ?? 'sha256',
    hasStaffCode: () => core.staffCode !== null || (core.staffCodes ?? []).length > 0,
    faceRule: () => isFaceRule(configurationValue(base.tenant.configuration().data, faceRuleKey)),
    demands: (kept) =>
      paperDemands({
        value: (key) => configurationValue(base.tenant.configuration().data, key),
        vouched: base.tenant.vouched(),
        kept,
      }),
    timer: systemTimer,
    random: Math.random,
    steadyNow: () => startedAt + monotonic(),
    bootMoment,
    handInChanged: (state) => emit('exam', 'handInChanged', state),
    filesChanged: (event) => emit('answerFiles', 'changed', event),
    rulesChanged: (event) => emit('exam', 'rulesChanged', event),
    staffChanged: (event) => emit('exam', 'staffChanged', event),
    switched: (event) => emit('exam', 'screenSwitched', event),
    prompted: (event) => emit('exam', 'prompted', event),
    report,
  });
  let branch = base.session.chosenBranch();
  base.session.onStateChange(() => {
    const before = branch;
    branch = base.session.chosenBranch();
    if (branch !== before) exams.online();
  });
  watchSleep({
    onPower: core.onPower,
    monotonic,
    woke(sleptMs) {
      exams.woke(sleptMs);
      // The page's own clock stood still on some systems, and nothing else would tell it.
      emit('exam', 'clockChanged', clockState(clock, zone));
    },
  });
  return exams;
}

type StoreOptions = Pick<
  ExamOptions,
  'examFolder' | 'stores' | 'keystore' | 'rescueKey' | 'givenPolicy' | 'smallerPicture'
>;
type Report = (what: string, error: unknown) => void;

function reporter({ log }: Pick<ExamOptions, 'log'>): Report {
  return (what, error) => (error === null ? log('info', what) : log('warn', what, error));
}

interface TimeOptions {
  clock: ExamClock;
  bootMoment: () => BootMoment;
  here: () => PaperPlace;
  report: Report;
}

function createAttempts(
  core: StoreOptions,
  { session }: CoreSession,
  { clock, here, bootMoment, report }: TimeOptions,
) {
  return new Attempts({
    journals: core.stores.openPapers(answerFolders(core.examFolder)),
    vault: keystoreVault(core.keystore),
    rescueKey: () => core.rescueKey,
    here,
    now: Date.now,
    platformNow: () => clock.agreed(),
    earliest: () => clock.earliest(),
    bootMoment,
    timer: systemTimer,
    account: () => session.account()?.accountId ?? null,
    report,
  });
}

interface EvidenceOptions {
  seal: Seal;
  journals: EvidenceJournals;
  isHere: NonNullable<EvidenceQueueOptions['isHere']>;
  clock: ExamClock;
  monotonic: () => number;
  openAttempt: () => string | null;
  emit: Emit;
  report: Report;
}

function createEvidence(core: StoreOptions, { session, platform }: CoreSession, options: EvidenceOptions) {
  const { seal, journals, isHere, clock, monotonic, openAttempt, emit, report } = options;
  const log = (message: string) => report(message, null);
  const file = path.join(core.examFolder, 'evidence.db');
  const quotaMb = core.givenPolicy.evidenceQuotaMb;
  return createEvidenceQueue({
    store: core.stores.openEvidence({ file, maxBytes: quotaMb === null ? maxEvidenceBytes : quotaMb * 1_000_000, log }),
    seal,
    journals,
    isHere,
    session,
    platform,
    timer: systemTimer,
    random: Math.random,
    now: () => clock.now(),
    timeTrusted: () => clock.heard(),
    openAttempt,
    shrink: core.smallerPicture,
    hasRoom: createRoomCheck({ folder: core.examFolder, monotonic }),
    announce: (state) => emit('evidence', 'changed', state),
    log,
  });
}
