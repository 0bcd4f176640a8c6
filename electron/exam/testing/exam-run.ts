import type { Contract } from '../../../src/contract/ipc/contract.ts';
import type { FileDelivery } from '../../../src/contract/ipc/answer-files.ts';
import type { EvidenceState } from '../../../src/contract/ipc/evidence.ts';
import type { FaceAgainRule } from '../../../src/contract/exam/face-again.ts';
import type { StaffRecord } from '../../../src/contract/exam/staff-action.ts';
import type { AttemptRules, ExamRef, HandInState } from '../../../src/contract/ipc/exam.ts';
import { Attempts } from '../attempts/attempts.ts';
import type { KeyValueFile } from '../../settings/key-value-file.ts';
import { memoryFile } from '../../testing/memory-file.ts';
import type { FileNaming } from '../../../src/contract/platform/profile/profile.ts';
import { createPlatformClock } from '../clock/clock.ts';
import { openPlatformZone } from '../clock/platform-zone.ts';
import { createEvidenceQueue } from '../evidence/queue.ts';
import { createSeal } from '../evidence/seal.ts';
import { answerFilesHandlers } from '../../ipc/answer-files.ts';
import { evidenceHandlers } from '../../ipc/evidence.ts';
import { examHandlers } from '../../ipc/exam.ts';
import { directCalls } from '../../testing/direct-calls.ts';
import { LocalJournals } from '../journal/local-journals.ts';
import type { KeyVault } from '../journal/keys.ts';
import type { MemoryLayer } from '../journal/memory-layer.ts';
import type { MediaFile, MediaCache } from '../opening/media.ts';
import type { ActiveAttemptOptions } from '../proctor/active-attempt.ts';
import type { FocusWatch } from '../proctor/screen-switch.ts';
import { createExamService } from '../service.ts';
import type { PlatformClient } from '../../gateway/platform-client.ts';
import type { createFakeSession } from './fake-session.ts';
import { createMemoryEvidence } from './memory-evidence.ts';
import type { TestTime } from './test-time.ts';

export interface ExamRunOptions {
  /** The disk: what one run leaves, the next finds. */
  layer: MemoryLayer;
  time: TestTime;
  platform: { client: PlatformClient };
  session: ReturnType<typeof createFakeSession>;
  consented?: () => boolean;
  /** What runs remember of the platform's zone. */
  zoneFile?: KeyValueFile;
  /** By default this machine has no keystore. */
  vault?: KeyVault;
  /** What locks the seat; by default nothing does. */
  lockdown?: ActiveAttemptOptions['lockdown'];
  /** Epoch ms by this machine's wall clock; by default it is right. */
  wall?: () => number;
  /** By what a commit names files; SHA-256 by default. */
  commitAs?: FileNaming;
  /** True: the tenant has the calls for copies of answers; it has none by default. */
  keepsCopies?: boolean;
  /** When the tenant asks for the face again; never by default. */
  faceAgainRule?: () => FaceAgainRule | null;
}

const noLockdown = { enter: async () => undefined, leave: async () => undefined };
const noVault: KeyVault = { wrap: async () => null, unwrap: async () => null };

/** One run of the exam services as the core composes them, on a disk in memory, with their IPC calls. */
export function createExamRun({
  layer,
  time,
  platform,
  session,
  consented = () => true,
  zoneFile = memoryFile(),
  vault = noVault,
  lockdown = noLockdown,
  wall = time.now,
  commitAs = 'sha256',
  keepsCopies = false,
  faceAgainRule = () => null,
}: ExamRunOptions) {
  const said: {
    handIns: HandInState[];
    switches: number[];
    evidence: EvidenceState[];
    rules: AttemptRules[];
    staff: StaffRecord[];
    files: FileDelivery[][];
    reports: string[];
  } = {
    handIns: [],
    switches: [],
    evidence: [],
    rules: [],
    staff: [],
    files: [],
    reports: [],
  };
  let awake = 0;
  let blurOrFocus: (change: 'blur' | 'focus') => void = () => undefined;
  const focus = {
    onFocusChange(listener) {
      blurOrFocus = listener;
      return () => (blurOrFocus = () => undefined);
    },
    ownDialogOpen: () => false,
  } satisfies FocusWatch;
  const media = {
    fetchFor: async () => undefined,
    retainOnly: async () => undefined,
    read: async (attemptId: string, path: string): Promise<MediaFile> => ({
      type: `${attemptId} ${path}`,
      bytes: new Uint8Array(),
    }),
  } satisfies MediaCache;
  const { now, timer } = time;
  // The core derives it from the wall clock once, at its start.
  const ahead = wall() - now();
  const report = (what: string) => void said.reports.push(what);
  const clock = createPlatformClock(now, wall);
  const store = new Attempts({
    journals: new LocalJournals(layer, ['/a', '/b']),
    vault,
    rescueKey: () => null,
    now: wall,
    platformNow: () => (clock.heard() ? clock.now() : null),
    timer,
    account: () => session.watch.account()?.accountId ?? null,
    report,
  });
  const queueParts = { store: createMemoryEvidence(), seal: createSeal(new Uint8Array(32)), session: session.watch };
  const evidence = createEvidenceQueue({
    ...queueParts,
    platform: platform.client,
    timer,
    random: () => 0.5,
    now,
    timeTrusted: () => clock.heard(),
    hasRoom: async () => true,
    announce: (state) => said.evidence.push(state),
    log: report,
  });
  const service = createExamService({
    session: session.watch,
    credential: () => null,
    platform: platform.client,
    platformOrigin: 'https://learn.example',
    store,
    clock,
    zone: openPlatformZone(zoneFile, 'https://learn.example'),
    evidence,
    media,
    focus,
    lockdown,
    stayAwake: () => {
      awake += 1;
      return () => (awake -= 1);
    },
    consented,
    faceRule: () => false,
    faceAgainRule,
    keepsCopies: () => keepsCopies,
    commitFilesAs: () => commitAs,
    timer,
    random: () => 0.5,
    steadyNow: () => now() + ahead,
    handInChanged: (state) => said.handIns.push(state),
    filesChanged: ({ deliveries }) => said.files.push(deliveries),
    rulesChanged: ({ rules }) => said.rules.push(rules),
    staffChanged: ({ staff }) => said.staff.push(staff),
    switched: ({ count }) => said.switches.push(count),
    report,
  });
  const paperFiles = {
    exportPaper: async () => ({ outcome: 'cancelled' as const }),
    saveReceipt: async () => ({ outcome: 'cancelled' as const }),
  };
  const calls = directCalls<Contract['exam']>(examHandlers({ ...service, paperFiles }));
  const exam = {
    ...calls,
    /** Opens it as a learner does who has taken the steps before it. */
    async open(ref: ExamRef) {
      if (session.watch.account()) {
        await calls.prepared(ref, 'read');
        await calls.prepared(ref, 'devices');
      }
      return calls.open(ref);
    },
  };
  const files = directCalls<Contract['answerFiles']>(answerFilesHandlers(service));
  const evidenceCalls = directCalls<Contract['evidence']>(evidenceHandlers(service));
  return {
    service,
    exam,
    files,
    evidence: evidenceCalls,
    said,
    clock,
    focus: (change: 'blur' | 'focus') => blurOrFocus(change),
    /** How many times the display is held on. */
    awake: () => awake,
  };
}
