import { uptime } from 'node:os';
import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { Attempts } from './attempts/attempts.ts';
import { createBootClock } from './clock/boot-clock.ts';
import { watchSleep } from './clock/sleep-watch.ts';
import { createPlatformClock, type ExamClock } from './clock/clock.ts';
import { createEvidenceSeal } from './evidence/evidence-key.ts';
import { createEvidenceQueue } from './evidence/queue.ts';
import { createRoomCheck } from './evidence/free-space.ts';
import type { Seal } from './evidence/seal.ts';
import { answerFolders } from './journal/journal-paths.ts';
import { keystoreVault } from './journal/keystore-vault.ts';
import { createMediaCache } from './opening/media.ts';
import { fetchMedia } from './opening/platform-media.ts';
import { faceAgainKey, readFaceAgainRule } from '../../src/contract/exam/face-again.ts';
import { saveAnswerCopies } from '../../src/contract/platform/beyond/answer-copies.ts';
import { faceRuleKey, isFaceRule } from '../../src/contract/exam/exam-needs.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { configurationValue } from '../tenant/tenant-values.ts';
import type { ExamLockdown } from '../lockdown/exam-lockdown.ts';
import { createExamService, type ExamService } from './service.ts';
import type { PlatformZone } from './clock/platform-zone.ts';
import { systemTimer } from './clock/timer.ts';

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
  const tell = () =>
    emit('exam', 'clockChanged', { now: clock.now(), trusted: clock.trusted(), timeShiftMs: zone.shiftMs() });
  clock.onChange(tell);
  zone.onChange(tell);
  return clock;
}

/** The exam services on this machine's disk, clocks and keystore. */
export function createExams(
  core: Omit<CoreOptions, 'lockdown'> & { lockdown: ExamLockdown },
  base: CoreSession,
  settings: Pick<SettingsStore, 'read'>,
  clock: ExamClock,
  zone: PlatformZone,
  emit: Emit,
): ExamService {
  const report = reporter(core);
  const monotonic = bootClock();
  const startedAt = Date.now() - monotonic();
  const seal = createEvidenceSeal({ file: core.openFile('evidence-key'), keystore: core.keystore, report });
  const exams: ExamService = createExamService({
    session: base.session,
    credential() {
      const token = base.session.token();
      return token === null ? null : { token, branch: base.session.branch() };
    },
    platform: base.platform,
    platformOrigin: core.info.platformOrigin,
    store: createAttempts(core, base, clock, report),
    clock,
    zone,
    evidence: createEvidence(core, base, {
      seal,
      clock,
      monotonic,
      openAttempt: () => exams.activeAttempt.attemptId(),
      emit,
      report,
    }),
    media: createMediaCache({
      folder: path.join(core.examFolder, 'media'),
      seal,
      fetchMedia: (address) => fetchMedia(base.upstream, address),
      timer: systemTimer,
      log: (message) => report(message, null),
    }),
    focus: core.focus,
    stayAwake: core.stayAwake,
    lockdown: core.lockdown,
    consented: (accountId) => settings.read().captureConsent[accountId] !== undefined,
    keepsCopies: () => saveAnswerCopies.id in base.tenant.overrides(),
    commitFilesAs: () => base.tenant.profile().files?.commitAs ?? 'sha256',
    faceRule: () => isFaceRule(configurationValue(base.tenant.configuration().data, faceRuleKey)),
    faceAgainRule: () => readFaceAgainRule(configurationValue(base.tenant.configuration().data, faceAgainKey)),
    timer: systemTimer,
    random: Math.random,
    steadyNow: () => startedAt + monotonic(),
    handInChanged: (state) => emit('exam', 'handInChanged', state),
    filesChanged: (event) => emit('answerFiles', 'changed', event),
    rulesChanged: (event) => emit('exam', 'rulesChanged', event),
    staffChanged: (event) => emit('exam', 'staffChanged', event),
    switched: (event) => emit('exam', 'screenSwitched', event),
    report,
  });
  watchSleep({
    onPower: core.onPower,
    monotonic,
    woke(sleptMs) {
      exams.woke(sleptMs);
      // The page's own clock stood still on some systems, and nothing else would tell it.
      emit('exam', 'clockChanged', { now: clock.now(), trusted: clock.trusted(), timeShiftMs: zone.shiftMs() });
    },
  });
  return exams;
}

type StoreOptions = Pick<CoreOptions, 'examFolder' | 'stores' | 'keystore' | 'rescueKey' | 'givenPolicy'>;
type Report = (what: string, error: unknown) => void;

function reporter({ log }: Pick<CoreOptions, 'log'>): Report {
  return (what, error) => (error === null ? log('info', what) : log('warn', what, error));
}

function createAttempts(core: StoreOptions, { session }: CoreSession, clock: ExamClock, report: Report): Attempts {
  return new Attempts({
    journals: core.stores.openJournals(answerFolders(core.examFolder)),
    vault: keystoreVault(core.keystore),
    rescueKey: () => core.rescueKey,
    now: Date.now,
    platformNow: () => (clock.heard() ? clock.now() : null),
    timer: systemTimer,
    account: () => session.account()?.accountId ?? null,
    report,
  });
}

interface EvidenceOptions {
  seal: Seal;
  clock: ExamClock;
  monotonic: () => number;
  openAttempt: () => string | null;
  emit: Emit;
  report: Report;
}

function createEvidence(core: StoreOptions, { session, platform }: CoreSession, options: EvidenceOptions) {
  const { seal, clock, monotonic, openAttempt, emit, report } = options;
  const log = (message: string) => report(message, null);
  const file = path.join(core.examFolder, 'evidence.db');
  const quotaMb = core.givenPolicy.evidenceQuotaMb;
  return createEvidenceQueue({
    store: core.stores.openEvidence({ file, maxBytes: quotaMb === null ? maxEvidenceBytes : quotaMb * 1_000_000, log }),
    seal,
    session,
    platform,
    timer: systemTimer,
    random: Math.random,
    now: () => clock.now(),
    timeTrusted: () => clock.heard(),
    openAttempt,
    hasRoom: createRoomCheck({ folder: core.examFolder, monotonic }),
    announce: (state) => emit('evidence', 'changed', state),
    log,
  });
}
