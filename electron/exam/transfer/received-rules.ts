import type { AttemptRules, ExamRef } from '#contract/ipc/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { findUserPaperSurface, type PaperSurface } from '#contract/platform/exam/user-paper.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { examNeeds, type ExamNeeds } from '#rules/exam/exam-needs.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { movesEnd } from '#rules/exam/staff-rules.ts';
import { isOfAnotherPaper, readSurface, type ReadCall } from '../opening/paper-surface.ts';
import { keyOf } from '../opening/platform-paper.ts';
import { renewedRules } from '../opening/renewed-rules.ts';
import { attemptRules, deadlineOf } from '../opening/rules.ts';
import type { MovedPaper } from '../records/attempt-store.ts';

/** What is known of the rules of a paper that comes from another seat. */
export interface KnownRules {
  paper: Pick<MovedPaper, 'start' | 'staff'>;
  /** The centre's key says that the file is as staff sealed it. */
  signed: boolean;
  /** What the platform says now; null: it did not say. */
  told: { surface: PaperSurface; needs: ExamNeeds } | null;
  /** Of a paper that this seat has too. */
  here: AttemptRules | null;
  /** Epoch ms of the platform. */
  now: number;
}

/** An end that is over still leaves the learner this long. */
const noticeMs = 60_000;

/** The rules that a paper goes on with: of what file, seat and platform say the stricter of each; staff may have moved its end. */
export function receivedRules({ paper, signed, told, here, now }: KnownRules): AttemptRules {
  const { rules, ...start } = paper.start;
  const shiftMs = here?.timeShiftMs ?? rules.timeShiftMs ?? 0;
  const platform = told && attemptRules(told.surface, { joinedAt: rules.joinedAt, needs: told.needs, shiftMs, now });
  const known = [rules, here, platform].filter((one) => one !== null).reduce(stricterRules);
  const { formal: _, endBasis: __, shownEnd: ___, ...unsigned } = known;
  const timed = [rules, here].filter((one) => one !== null && one.deadline !== null);
  const assumed = platform?.deadline && timed.length === 0 ? true : timed.some((one) => one?.endBasis === 'assumed');
  // A file that anybody may have made does not make a mock of an exam: the platform does, or what is here.
  const mock = signed ? known.formal === false : (platform ?? here)?.formal === false;
  return {
    ...unsigned,
    ...(mock ? { formal: false as const } : {}),
    // An end that only the head of the paper tells now has nothing beside it.
    ...(assumed ? { endBasis: 'assumed' as const, ...shownEndOf(signed ? [rules, here] : [here]) } : {}),
    ...endOf({ paper: { ...paper, start: { ...start, rules } }, signed, told, here, now }, known, shiftMs),
  };
}

/** The earliest end that something shows. */
function shownEndOf(known: readonly (AttemptRules | null)[]): Pick<AttemptRules, 'shownEnd'> {
  const ends = known.flatMap((one) => (one && sealsAt(one)) ?? []);
  return ends.length === 0 ? {} : { shownEnd: Math.min(...ends) };
}

type PaperEnd = Pick<AttemptRules, 'deadline' | 'endBasis' | 'shownEnd'>;

function endOf({ paper, signed, told, here, now }: KnownRules, known: AttemptRules, shiftMs: number): PaperEnd {
  const { rules } = paper.start;
  if (signed && (told || movesEnd(paper.staff))) {
    const onlyLater = movesEnd(paper.staff);
    const { deadline, endBasis, shownEnd } = (told && renewedRules(rules, told.surface, { now, onlyLater })) ?? rules;
    return { deadline, ...(endBasis ? { endBasis } : {}), ...(shownEnd === undefined ? {} : { shownEnd }) };
  }
  return { deadline: strictestEnd({ told, here, now, paper, signed }, known.deadline, shiftMs) };
}

function strictestEnd({ paper, told, here, now }: KnownRules, deadline: number | null, shiftMs: number): number | null {
  const { rules } = paper.start;
  const end = told && deadlineOf(told.surface, rules.joinedAt, shiftMs);
  const earliest = [deadline, here?.deadline ?? null, end].filter((one) => one !== null);
  if (earliest.length === 0) return null;
  return end === null ? Math.min(...earliest) : Math.max(Math.min(...earliest), now + noticeMs);
}

/** Of two sets of rules the stricter of each; what only one of them knows counts. */
function stricterRules(one: AttemptRules, other: AttemptRules): AttemptRules {
  const { formal: _, faceChecked: __, switchConsequence: ___, ...rest } = one;
  const consequences = [one.switchConsequence, other.switchConsequence];
  const consequence = consequences.includes('handed-in') ? 'handed-in' : (consequences[0] ?? consequences[1]);
  return {
    ...rest,
    deadline: least(one.deadline, other.deadline),
    cameraCount: one.cameraCount > other.cameraCount ? one.cameraCount : other.cameraCount,
    sideCameraRequired: one.sideCameraRequired || other.sideCameraRequired,
    captureEverySeconds: Math.min(one.captureEverySeconds, other.captureEverySeconds),
    switchLimit: least(one.switchLimit, other.switchLimit),
    ...(consequence ? { switchConsequence: consequence } : {}),
    ...(one.formal === false && other.formal === false ? { formal: false as const } : {}),
    ...(one.faceChecked || other.faceChecked ? { faceChecked: true as const } : {}),
  };
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

const timeoutMs = 8_000;

/** What the platform says of a paper and its exam, as far as it can be reached. */
export function createReadTold(platform: PlatformClient, faceRule: () => boolean) {
  const read: ReadCall = (call, input) => platform.call(call, input, { timeoutMs });
  return async (exam: ExamRef, userPaperId: string): Promise<KnownRules['told']> => {
    const [surfaceAnswer, basicAnswer] = await Promise.all([
      readSurface(read, exam, userPaperId),
      read(findBasicExamById, keyOf(exam)),
    ]);
    const foreign = isOfAnotherPaper(surfaceAnswer, { userPaperId, examId: exam.examId });
    const surface = foreign ? null : dataOf(findUserPaperSurface, surfaceAnswer);
    const basic = dataOf(findBasicExamById, basicAnswer);
    return surface && basic && { surface, needs: examNeeds(basic, faceRule()) };
  };
}
