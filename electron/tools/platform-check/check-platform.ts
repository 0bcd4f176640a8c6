import { setTimeout as pause } from 'node:timers/promises';
import type { CheckNote, CheckRow } from '#contract/ipc/platform-check.ts';
import { findBranchList } from '#contract/platform/account/account.ts';
import { userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { Conversation, type ConversationOptions } from './conversation.ts';
import { areRead } from './guess-standing.ts';
import { branchStep, learnerSteps } from './learner-steps.ts';
import { stops, untried } from './needs.ts';
import { Notebook } from './notebook.ts';
import { signIn } from './sign-in.ts';
import { Sitting } from './sit.ts';
import { firstKnown } from './step.ts';
import { visitorSteps } from './visitor-steps.ts';
import { walkStep } from './walk-step.ts';

const mostLooks = 5;
const betweenLooksMs = 2_000;

export interface CheckOptions extends Pick<ConversationOptions, 'platform' | 'profile' | 'fetch'> {
  tenantHost: string;
  account: string;
  password: string;
  branchName: string | null;
  examId: string | null;
  /** Joins the exam and hands it in: an attempt is used up. A formal exam only when `examId` names it. */
  sit: boolean;
  /** Called after each call. */
  onRow?: (row: CheckRow) => void;
  signal?: AbortSignal;
}

export interface CheckReport {
  rows: readonly CheckRow[];
  /** The profile that makes this platform readable, as far as could be guessed. */
  profile: PlatformProfile;
  /** What a person must decide. */
  decisions: readonly CheckNote[];
  /** What came of the sign-in and of a sitting, and what was not tried. */
  findings: readonly CheckNote[];
  /** What a learner cannot do. */
  stops: readonly CheckNote[];
}

/** Signs in, chooses a branch, makes every reading call in a learner's order; compares each answer with what the client reads. */
export async function checkPlatform(options: CheckOptions): Promise<CheckReport> {
  const notes = new Notebook(options.onRow);
  const talk = new Conversation({ ...options, known: firstKnown(options), notes });
  const walk = async (step: (typeof learnerSteps)[number]) => {
    options.signal?.throwIfAborted();
    await walkStep(step, talk, notes);
  };
  for (const step of visitorSteps) await walk(step);
  if (await signIn(talk, notes)) {
    for (const step of learnerSteps) {
      await walk(step);
      if (step.call.id === findBranchList.id) await walk(branchStep);
    }
    if (options.sit) await sit();
  } else {
    notes.find({ kind: 'notSignedIn' });
  }
  const { rows, decisions, findings } = notes;
  notes.find(untried(rows));
  return { rows, profile: talk.proven, decisions, findings, stops: stops(rows) };

  async function sit(): Promise<void> {
    const { exam } = talk.known;
    if (exam === null) return notes.decide({ kind: 'noExam' });
    if (exam.formal && options.examId === null) return notes.decide({ kind: 'formalOnly' });
    const sitting = new Sitting();
    for (const step of sitting.steps) await walk(step);
    // Records are written after the answer of some platforms.
    for (let looks = 1; sitting.isBehind && looks < mostLooks; looks += 1) {
      await pause(betweenLooksMs);
      await walk(sitting.standing);
    }
    const statuses = sitting.statuses();
    if (statuses !== null && talk.profile.codes?.paperStatus === undefined && !areRead(statuses)) {
      talk.learn({ codes: { paperStatus: statuses } });
      const codes = Object.entries(statuses).map(([name, code]) => `${code} = ${name}`);
      notes.decide({ kind: 'standing', codes: codes.join(', ') });
    }
    // Names with which questions are missing are wrong, and a wrong name is worse than none.
    if (!sitting.readsAll) talk.forgetNames(userPaperFindQuestForExam.id);
    notes.find(...sitting.findings());
  }
}
