import { uptime } from 'node:os';
import path from 'node:path';
import type { CoreOptions } from '../core/core-options.ts';
import type { CoreSession } from '../core/core-session.ts';
import type { Emit } from '../core/events.ts';
import { Attempts } from './attempts/attempts.ts';
import { createBootClock } from './clock/boot-clock.ts';
import { createPlatformClock, type ExamClock } from './clock/clock.ts';
import { openEvidenceKey } from './evidence/evidence-key.ts';
import { createEvidenceQueue } from './evidence/queue.ts';
import { createSeal } from './evidence/seal.ts';
import { createWorkerStore } from './evidence/worker-store.ts';
import { createWorkerJournals } from './journal/worker-journals.ts';
import { keystoreVault } from './journal/keystore-vault.ts';
import { createMediaShelf } from './opening/media.ts';
import { fetchMedia } from './opening/platform-media.ts';
import { createExamService, type ExamService } from './service.ts';
import { systemTimer } from './clock/timer.ts';

type Base = CoreSession;

const evidenceCap = 500_000_000;

function bootClock(): () => number {
  return createBootClock(() => performance.now(), uptime);
}

/** The platform's clock; it hears every answer from the first one on. */
export function createExamClock(emit: Emit): ExamClock {
  const clock = createPlatformClock(bootClock(), Date.now);
  clock.onChange(() => emit('exam', 'clockChanged', { now: clock.now(), trusted: clock.trusted() }));
  return clock;
}

/** Everything of exams over the machine's disk, clocks and keystore. */
export async function createExams(parts: CoreOptions, base: Base, clock: ExamClock, emit: Emit): Promise<ExamService> {
  const report = reporter(parts);
  const monotonic = bootClock();
  const startedAt = Date.now() - monotonic();
  return createExamService({
    session: base.session,
    platform: base.platform,
    store: createAttempts(parts, base, report),
    clock,
    evidence: await createEvidence(parts, base, emit, report),
    media: createMediaShelf({
      folder: path.join(parts.examFolder, 'media'),
      fetchMedia: (address) => fetchMedia(base.upstream, address),
      timer: systemTimer,
      log: (message) => report(message, null),
    }),
    focus: parts.focus,
    timer: systemTimer,
    random: Math.random,
    steady: () => startedAt + monotonic(),
    handInChanged: (state) => emit('exam', 'handInChanged', state),
    switched: (event) => emit('exam', 'screenSwitched', event),
    report,
  });
}

type Report = (what: string, error: unknown) => void;

function reporter({ log }: CoreOptions): Report {
  return (what, error) => (error === null ? log('info', what) : log('warn', what, error));
}

function createAttempts(parts: CoreOptions, { session }: Base, report: Report): Attempts {
  const folders = [path.join(parts.examFolder, 'answers'), path.join(parts.examFolder, 'answers-copy')] as const;
  return new Attempts({
    journals: createWorkerJournals(parts.workers.journal, folders),
    vault: keystoreVault(parts.keystore),
    rescueKey: () => parts.rescueKey,
    now: Date.now,
    timer: systemTimer,
    account: () => session.account()?.accountId ?? null,
    report,
  });
}

async function createEvidence(parts: CoreOptions, { session, platform }: Base, emit: Emit, report: Report) {
  const log = (message: string) => report(message, null);
  const file = path.join(parts.examFolder, 'evidence.db');
  return createEvidenceQueue({
    store: createWorkerStore({ workerUrl: parts.workers.evidence, file, capBytes: evidenceCap, log }),
    seal: createSeal(await openEvidenceKey(parts.openFile('evidence-key'), parts.keystore, report)),
    session,
    platform,
    timer: systemTimer,
    random: Math.random,
    wall: Date.now,
    announce: (state) => emit('evidence', 'changed', state),
    log,
  });
}
