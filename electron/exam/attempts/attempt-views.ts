import { movedAt, wasElsewhere } from '../../../src/contract/exam/staff-rules.ts';
import { faceAsked } from '../../../src/contract/exam/face-again.ts';
import type { Attempt, AttemptPhase, JournalHealth, PendingAttempt } from '../../../src/contract/ipc/exam.ts';
import { countAnswers } from '../../../src/contract/ipc/paper.ts';
import type { SealedPaper, StoredFile } from './attempt-store.ts';
import type { AttemptCard } from '../journal/card.ts';
import { referencesOf, type AttemptState } from '../journal/replay.ts';

/** What this run knows of an attempt beside its records. */
export interface Sighting {
  attemptId: string;
  health: JournalHealth;
  lastSeenAt: number | null;
  recovered: boolean;
}

export function phaseOf(state: AttemptState): AttemptPhase {
  if (state.settled) return state.settled.phase;
  if (state.sealed) return 'sealed';
  return movedAt(state.staff) === null ? 'open' : 'moved';
}

export function toAttempt(state: AttemptState, sighting: Sighting): Attempt {
  const { exam, userPaperId, rules, paper } = state.start;
  const asked = faceAsked(state.faceNotes);
  return {
    ...sighting,
    ...(asked === null ? {} : { faceAsked: asked }),
    exam,
    userPaperId,
    rules,
    paper,
    answers: state.answers,
    marked: state.marked,
    struck: state.struck,
    highlights: state.highlights,
    currentQuestion: state.currentQuestion,
    plays: state.plays,
    staff: state.staff,
    phase: phaseOf(state),
  };
}

/** Null while the paper is open. */
export function toSealedPaper(state: AttemptState, sighting: Sighting): Omit<SealedPaper, 'sealOnDisk'> | null {
  if (!state.sealed) return null;
  return {
    attemptId: sighting.attemptId,
    accountId: state.accountId,
    attempt: toAttempt(state, sighting),
    fileReferences: referencesOf(state.fileOutcomes),
    sentReferences: state.sentReferences,
    reason: state.sealed.reason,
    sealedAt: state.sealed.at,
    sealTime: state.sealed.sealTime ?? state.sealed.at + state.start.clockOffset,
    outcomeUnknown: state.outcomeUnknown,
    lookFirst: wasElsewhere(state.staff),
    settled: state.settled,
    heldSession: state.credential,
  };
}

export function toCard(state: AttemptState): AttemptCard {
  const { exam, paper, rules } = state.start;
  const { answered, partly, total } = countAnswers(paper.questions, (id) => state.answers[id]?.value);
  const waiting = filesOf('', state).filter(({ outcome }) => outcome === null).length;
  return {
    exam,
    owner: state.owner,
    answered,
    ...(partly > 0 ? { partly } : {}),
    total,
    deadline: rules.deadline,
    phase: phaseOf(state),
    settledAt: state.settled?.at ?? null,
    ...(state.replaces.length > 0 ? { replaces: state.replaces } : {}),
    ...(waiting > 0 ? { filesToSend: waiting } : {}),
  };
}

/** The files in the answers of an attempt. */
export function filesOf(
  attemptId: string,
  { accountId, start, answers, fileOutcomes }: Pick<AttemptState, 'accountId' | 'start' | 'answers' | 'fileOutcomes'>,
): StoredFile[] {
  const { userPaperId, exam } = start;
  return Object.entries(answers).flatMap(([questionId, { value }]) =>
    (value.kind === 'files' ? value.files : []).map((file) => ({
      accountId,
      attemptId,
      userPaperId,
      examId: exam.examId,
      questionId,
      file,
      outcome: fileOutcomes[file.fileId] ?? null,
    })),
  );
}

export function toPending(
  attemptId: string,
  card: AttemptCard,
  facts: Pick<PendingAttempt, 'mine' | 'lockedAway' | 'keystore' | 'deliversItself' | 'canDeliverItself'>,
): PendingAttempt {
  const { exam, owner, answered, partly = 0, total, deadline, phase } = card;
  return { attemptId, exam, owner, answered, partly, total, deadline, phase, ...facts };
}
