import type { Attempt, EntryStep } from '#contract/ipc/exam.ts';
import { createPlatformClock } from '#electron/platform/clock/clock.ts';
import { openPlatformZone } from '#electron/platform/clock/platform-zone.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { memoryFile } from '../../testing/memory-file.ts';
import { createOpenExam, type OpenExamOptions } from '../opening/open-exam.ts';
import type { AttemptStart } from '../records/attempt-store.ts';
import { createFakePlatform, good } from './fake-platform.ts';
import { account, createFakeSession } from './fake-session.ts';
import { electricianExam, openPaper } from './open-paper.ts';
import { paperAnswers } from './paper-answers.ts';

export const unknown = { kind: 'unknown', status: null } as const;
export const unreachable = { kind: 'unreachable' } as const;
export const unfinished = good({
  list: [
    { userPaperId: 'done', status: 1, joinTime: '2026-03-02 09:30:00' },
    { userPaperId: 'older', status: 0, joinTime: '2026-03-01 09:00:00' },
    { userPaperId: 'p1', status: '0', joinTime: '2026-03-02 09:00:00' },
  ],
});

interface DeskOptions {
  onDisk?: Attempt | null;
  signedIn?: boolean;
  missing?: EntryStep[];
  /** Id of a paper whose journal only rescue opens. */
  lockedPaper?: string | null;
  answers?: Partial<Record<string, PlatformAnswer[]>>;
  /** Epoch ms of this machine. */
  now?: number;
}

/** A learner who opens an exam on a platform whose answers a test writes. */
export function createDesk({
  onDisk = null,
  signedIn = true,
  missing = [],
  lockedPaper = null,
  answers = {},
  now = 1_000,
}: DeskOptions = {}) {
  const used: string[] = [];
  const reported: string[] = [];
  const waited: number[] = [];
  const platform = createFakePlatform({ ...paperAnswers(), ...answers });
  const session = createFakeSession(signedIn ? account('lm') : null);
  const place = { origin: 'https://learn.example', branch: { code: 'b-1', name: '总校', actor: null, organ: 'o' } };
  const begun: { accountId: string; owner: string; start: AttemptStart }[] = [];
  const media: string[] = [];
  const store = {
    find: async () => onDisk,
    attempt: () => ({
      read: async () => null,
      prepared: async () => {
        throw new Error('Nothing came from another seat.');
      },
    }),
    isLockedAway: async (_, userPaperId) => userPaperId === lockedPaper,
    begin: async ({ accountId, owner }, start) => {
      begun.push({ accountId, owner, start });
      return openPaper({ userPaperId: start.userPaperId, rules: start.rules, paper: start.paper });
    },
  } satisfies OpenExamOptions['store'];
  const open = createOpenExam({
    session: session.watch,
    store,
    platform: platform.client,
    platformOrigin: 'https://learn.example',
    here: () => place,
    clock: createPlatformClock(
      () => 0,
      () => now,
    ),
    profile: () => ({}),
    zone: openPlatformZone(memoryFile(), 'https://learn.example'),
    copies: { restore: async () => 0 },
    timer: (run, milliseconds) => {
      waited.push(milliseconds);
      setImmediate(run);
      return () => undefined;
    },
    media: { fetchFor: async (attemptId) => void media.push(attemptId) },
    entry: { isAdmitted: () => false, missing: () => missing, used: (_, exam) => void used.push(exam.examId) },
    seatRules: { policyRefused: null, lockdownLevel: () => 'standard' },
    evidence: { writable: async () => true, put: async () => null },
    hasStaffCode: () => false,
    faceRule: () => false,
    demands: () => ({ faceAgain: null, randomPrompt: null }),
    report: (what) => void reported.push(what),
  });
  const anew = () => open(electricianExam, { anew: true });
  return { open: () => open(electricianExam), anew, platform, session, begun, media, used, reported, waited };
}

/** How often an exam was joined. */
export const join = (calls: string[]) => calls.filter((id) => id === 'examJoinExam').length;
