import { findBranchList } from '../../src/contract/platform/account/account.ts';
import type { CheckNote, CheckRow } from '../../src/contract/ipc/platform-check.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import { Conversation, type ConversationOptions } from './conversation.ts';
import { branchStep, learnerSteps } from './learner-steps.ts';
import { Notebook } from './notebook.ts';
import { signIn } from './sign-in.ts';
import { Sitting } from './sit.ts';
import { firstKnown } from './step.ts';
import { visitorSteps } from './visitor-steps.ts';
import { walkStep } from './walk-step.ts';

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
  /** What came of the sign-in and of a sitting. */
  findings: readonly CheckNote[];
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
  return { rows, profile: talk.profile, decisions, findings };

  async function sit(): Promise<void> {
    const { exam } = talk.known;
    if (exam === null) return notes.decide({ kind: 'noExam' });
    if (exam.formal && options.examId === null) return notes.decide({ kind: 'formalOnly' });
    const sitting = new Sitting();
    for (const step of sitting.steps) await walk(step);
    notes.find(...sitting.findings());
  }
}
