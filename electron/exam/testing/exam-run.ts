import type { FileDelivery } from '#contract/ipc/answer-files.ts';
import type { Contract } from '#contract/ipc/contract.ts';
import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { AttemptRules, ExamRef, HandInState, PaperDemands } from '#contract/ipc/exam.ts';
import type { StaffRecord } from '#contract/ipc/staff-action.ts';
import type { FileNaming, PlatformProfile } from '#contract/platform/profile/profile.ts';
import { createPlatformClock } from '#electron/platform/clock/clock.ts';
import { openPlatformZone } from '#electron/platform/clock/platform-zone.ts';
import type { Credential, PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { MediaFile, MediaCache } from '#electron/platform/media/media.ts';
import type { KeyVault } from '#electron/storage/journal/keys.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import type { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createSeal } from '#electron/storage/keystore/seal.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { directCalls } from '../../testing/direct-calls.ts';
import { memoryFile } from '../../testing/memory-file.ts';
import { Attempts } from '../attempts/attempts.ts';
import type { EvidenceStore } from '../evidence/evidence-store.ts';
import { createEvidenceQueue } from '../evidence/queue.ts';
import type { AskFiles } from '../files/chosen-files.ts';
import { answerFilesHandlers } from '../ipc/answer-files.ts';
import { evidenceHandlers } from '../ipc/evidence.ts';
import { examHandlers } from '../ipc/exam.ts';
import type { ActiveAttemptOptions } from '../proctor/active-attempt.ts';
import type { FocusWatch } from '../proctor/screen-switch.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import { createExamService } from '../service.ts';
import type { createFakeSession } from './fake-session.ts';
import { createMemoryEvidence } from './memory-evidence.ts';
import { sampleHere } from './sample-attempt.ts';
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
  /** The session's token; by default none is known. */
  credential?: () => Credential | null;
  /** True: the centre has a staff code; by default it has none. */
  hasStaffCode?: boolean;
  /** By default this machine has no keystore. */
  vault?: KeyVault;
  /** What locks the seat; by default nothing does. */
  lockdown?: ActiveAttemptOptions['lockdown'];
  /** Epoch ms by this machine's wall clock; by default it is right. */
  wall?: () => number;
  /** The start of the machine that this run lives in; one for all runs by default. */
  boot?: string;
  /** By what a commit names files; SHA-256 by default. */
  commitAs?: FileNaming;
  /** How the platform speaks; by default as the documents say. */
  profile?: PlatformProfile;
  /** True: the tenant has the calls for copies of answers; it has none by default. */
  keepsCopies?: boolean;
  /** Where evidence lies until it is sent; in memory by default. */
  evidenceStore?: EvidenceStore;
  /** What the learner chooses in a dialog of files; nothing by default. */
  askFiles?: AskFiles;
  /** What the tenant asks for while a paper is sat; nothing by default. */
  demands?: (kept?: PaperDemands) => PaperDemands;
  /** Why the machine's policy is not trusted; by default it is. */
  policyRefused?: string | null;
  /** Where calls of the session arrive; by default a platform whose branch nobody has chosen. */
  here?: () => PaperPlace;
}

/** Any moment before the tests. */
const machineStartedAt = Date.parse('2020-01-01T00:00:00Z');
const noLockdown = { enter: async () => undefined, leave: async () => undefined, onDisplays: () => () => undefined };
const noVault: KeyVault = { wrap: async () => null, unwrap: async () => null };

/** As the gateway does: each answer brings the platform's time. */
function dated(client: PlatformClient, observe: () => void): PlatformClient {
  return {
    async call(call, input, options) {
      const answer = await client.call(call, input, options);
      if (answer.kind === 'answered') observe();
      return answer;
    },
  };
}

/** One run of the exam services as the core composes them, on a disk in memory, with their IPC calls. */
export function createExamRun({
  layer,
  time,
  platform: { client: scripted },
  session,
  consented = () => true,
  zoneFile = memoryFile(),
  vault = noVault,
  hasStaffCode = false,
  credential = () => (session.signedIn() ? { token: 'token', branch: null } : null),
  lockdown = noLockdown,
  wall = time.now,
  boot = 'first',
  commitAs = 'sha256',
  profile = {},
  keepsCopies = false,
  evidenceStore = createMemoryEvidence(),
  askFiles = async () => [],
  demands = () => ({ faceAgain: null, randomPrompt: null }),
  policyRefused = null,
  here = sampleHere,
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
  const bootMoment = () => ({ boot, upMs: now() - machineStartedAt });
  const clock = createPlatformClock(now, wall);
  const platform = { client: dated(scripted, () => clock.observe(new Date(now()).toUTCString(), 0)) };
  const store = new Attempts({
    journals: new LocalJournals(layer, ['/a', '/b']),
    vault,
    rescueKey: () => null,
    here,
    now: wall,
    platformNow: () => clock.agreed(),
    earliest: () => clock.earliest(),
    bootMoment,
    timer,
    account: () => session.watch.account()?.accountId ?? null,
    report,
  });
  const queueParts = { store: evidenceStore, seal: createSeal(new Uint8Array(32)), session: session.watch };
  const evidence = createEvidenceQueue({
    ...queueParts,
    journals: store,
    isHere: (accountId, attemptId) => store.attempt(accountId, attemptId).belongs(here()),
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
    here,
    session: session.watch,
    credential,
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
    askFiles,
    consented,
    seatRules: { policyRefused, lockdownLevel: () => 'standard' },
    hasStaffCode: () => hasStaffCode,
    faceRule: () => false,
    demands,
    prompted: () => undefined,
    keepsCopies: () => keepsCopies,
    commitFilesAs: () => commitAs,
    profile: () => profile,
    timer,
    random: () => 0.5,
    steadyNow: () => now() + ahead,
    bootMoment,
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
  const calls = directCalls<Contract['exam']>(examHandlers({ ...service, paperFiles, policyRefused }));
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
