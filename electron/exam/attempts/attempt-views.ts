import type { Attempt, AttemptPhase, JournalHealth, PendingAttempt } from '#contract/ipc/exam.ts';
import { countAnswers, type AnswerCounts } from '#contract/ipc/paper.ts';
import type { AttemptCard } from '#electron/storage/journal/card.ts';
import { faceAsked } from '#rules/exam/face-again.ts';
import { mayBeLeft, movedAt, wasElsewhere } from '#rules/exam/staff-rules.ts';
import type { SealedPaper, StoredFile } from '../records/attempt-store.ts';
import { branchName, reaches, type PaperPlace } from '../records/paper-place.ts';
import { referencesOf, type AttemptState } from '../records/replay.ts';

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
  const { exam, userPaperId, rules, paper, stepsDue, lockdown, demands } = state.start;
  const asked = faceAsked(state.faceNotes);
  return {
    ...sighting,
    ...(asked === null ? {} : { faceAsked: asked }),
    ...(state.consented ? { consented: true as const } : {}),
    ...(state.absences.length === 0 ? {} : { absences: state.absences }),
    ...(stepsDue ? { stepsDue } : {}),
    ...(lockdown ? { lockdown } : {}),
    ...(demands ? { demands } : {}),
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
    sealTime: sealTimeIn(state),
    ...(state.sealed.timeUnknown ? { timeUnknown: state.sealed.timeUnknown } : {}),
    outcomeUnknown: state.outcomeUnknown,
    takenAt: state.takenAt,
    baseline: state.baseline,
    lookFirst: wasElsewhere(state.staff),
    settled: state.settled,
    ...(state.start.place ? { place: state.start.place } : {}),
    ...(mayBeLeft(state.staff) ? { mayBeLeft: true } : {}),
    heldSession: state.credential,
  };
}

/** Null: nobody knew the time, or it is not sealed. The first version noted no time of the platform. */
export function sealTimeIn({ sealed, start }: Pick<AttemptState, 'sealed' | 'start'>): number | null {
  if (!sealed) return null;
  return sealed.sealTime ?? (sealed.timeUnknown ? null : sealed.at + start.clockOffset);
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
    ...(state.credential ? { holdsSession: true } : {}),
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
      ...(start.place ? { place: start.place } : {}),
    })),
  );
}

/** Of an attempt that is reached only from elsewhere: from where; and whether staff let its learner go elsewhere. */
export function placeFacts(
  { start, staff }: Pick<AttemptState, 'start' | 'staff'>,
  here: PaperPlace,
): Pick<PendingAttempt, 'belongsTo' | 'mayBeLeft'> {
  return {
    ...(reaches(here, start.place) ? {} : { belongsTo: branchName(start.place) ?? '' }),
    ...(mayBeLeft(staff) ? { mayBeLeft: true } : {}),
  };
}

export function toPending(
  attemptId: string,
  card: AttemptCard,
  facts: Omit<PendingAttempt, keyof AnswerCounts | 'attemptId' | 'exam' | 'owner' | 'deadline' | 'phase'>,
): PendingAttempt {
  const { exam, owner, answered, partly = 0, total, deadline, phase } = card;
  return { attemptId, exam, owner, answered, partly, total, deadline, phase, ...facts };
}
