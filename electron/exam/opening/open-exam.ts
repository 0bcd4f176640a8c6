import type { Attempt, ExamRef, OpenOutcome, OpenProblem, PaperDemands } from '#contract/ipc/exam.ts';
import type { LockdownLevel } from '#contract/ipc/lockdown.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import type { Input } from '#contract/platform/endpoint.ts';
import { examPlanRoomUserPaperSave } from '#contract/platform/exam/exam-room.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import {
  findUserPaperSurface,
  userPaperFindQuestForExam,
  type PaperSurface,
} from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { ExamClock } from '#electron/platform/clock/clock.ts';
import type { PlatformZone } from '#electron/platform/clock/platform-zone.ts';
import {
  type PlatformAnswer,
  type PlatformClient,
  saysBusy,
  type SessionWatch,
  type SignedInAccount,
} from '#electron/platform/gateway/platform-client.ts';
import { withPlatformPaths } from '#electron/platform/media/media-paths.ts';
import type { MediaCache } from '#electron/platform/media/media.ts';
import { type ExamNeeds, examNeeds } from '#rules/exam/exam-needs.ts';
import { readPaper } from '#rules/exam/reading/read-paper.ts';
import type { AnswerCopies } from '../copies/answer-copies.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { AttemptStore, AttemptsWith } from '../records/attempt-store.ts';
import type { PaperPlace } from '../records/paper-place.ts';
import type { ExamEntry } from './exam-entry.ts';
import { countedAs, dataOrNotOpened, journalProblem, NotOpened } from './open-problem.ts';
import { examOf, isOfAnotherPaper, namesAnotherPaper, readSurface } from './paper-surface.ts';
import {
  type ExamTimes,
  findListed,
  isLongOver,
  join,
  type JoinedPaper,
  keyOf,
  type Listed,
} from './platform-paper.ts';
import { readWithRetry } from './read-with-retry.ts';
import { attemptRules } from './rules.ts';
import { timeShift } from './time-shift.ts';

/** What this seat asks of an exam that begins on it. */
export interface SeatRules {
  /** Why the machine's policy is not trusted: a formal exam then begins by the word of staff alone; null: it is. */
  policyRefused: string | null;
  /** How a paper that begins now is locked. */
  lockdownLevel: (formal: boolean) => LockdownLevel;
}

export interface OpenExamOptions {
  session: SessionWatch;
  store: Pick<AttemptStore, 'begin' | 'find' | 'isLockedAway'> & AttemptsWith<'read' | 'prepared'>;
  platform: PlatformClient;
  platformOrigin: string;
  /** Where a paper that is begun now belongs. */
  here: () => PaperPlace;
  clock: ExamClock;
  zone: Pick<PlatformZone, 'shiftMs' | 'notice'>;
  timer: Timer;
  media: Pick<MediaCache, 'fetchFor'>;
  /** Brings answers that the platform holds of a paper that was begun elsewhere. */
  copies: Pick<AnswerCopies, 'restore'>;
  entry: Pick<ExamEntry, 'missing' | 'used' | 'isAdmitted'>;
  seatRules: SeatRules;
  evidence: Pick<EvidenceQueue, 'writable' | 'put'>;
  /** True where the centre has a staff code: only with it there is a way past a store that takes nothing. */
  hasStaffCode: () => boolean;
  profile: () => PlatformProfile;
  /** True when the tenant configures face checks. */
  faceRule: () => boolean;
  /** What the tenant asks for while a paper is sat that begins now. */
  demands: () => PaperDemands;
  /** Logs what is odd about a paper, which the learner sits as it is. */
  report: (what: string, error: unknown) => void;
}

/** `anew`: the learner decided to begin again beside a journal that only rescue opens. */
export type OpenExam = (exam: ExamRef, options?: { anew?: boolean }) => Promise<OpenOutcome>;

/**
 * Opens an exam: from disk, else the platform's unfinished paper, else by joining once. What is not on disk needs every
 * step that the exam asks for, whatever address the page was opened with. One run per exam at a time.
 */
export function createOpenExam(options: OpenExamOptions): OpenExam {
  const running = new Map<string, Promise<OpenOutcome>>();

  return (exam, { anew = false } = {}) => {
    const account = options.session.account();
    if (!account) return Promise.resolve(new NotOpened('session').outcome());
    const key = JSON.stringify([account.accountId, exam.examId, exam.businessId, anew]);
    const run = running.get(key) ?? open(exam, account, { ...options, anew }).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}

type Opening = OpenExamOptions & { anew: boolean };

const minuteMs = 60_000;
/** True for the platform's word that it begins no paper; that it is busy is none, nor is a refusal without a word. */
function beginsNone({ problem, message }: NotOpened): boolean {
  const named: readonly OpenProblem[] = ['no-attempts', 'ended', 'not-open', 'locked'];
  return named.includes(problem) || (problem === 'refused' && message !== '' && !saysBusy(message));
}

async function open(exam: ExamRef, account: SignedInAccount, options: Opening): Promise<OpenOutcome> {
  const { store, session, media } = options;
  try {
    const onDisk = await store.find(account.accountId, exam);
    const attempt = onDisk ? await prepared(onDisk, exam, account, options) : await begin(exam, account, options);
    // A picture that was missing may be had by now; the paper does not wait for it.
    if (onDisk?.phase === 'open') void media.fetchFor(onDisk.attemptId, onDisk.paper);
    if (session.account()?.accountId !== account.accountId) throw new NotOpened('session');
    return { opened: true, attempt };
  } catch (error) {
    if (error instanceof NotOpened) return error.outcome();
    const problem = journalProblem(error);
    if (problem === null) throw error;
    return new NotOpened(problem).outcome();
  }
}

/** What came from another seat needs every step here too, those that the platform asks for now and those of its rules. */
async function prepared(attempt: Attempt, exam: ExamRef, account: SignedInAccount, options: Opening): Promise<Attempt> {
  if (!attempt.stepsDue || attempt.phase !== 'open') return attempt;
  const { platform, entry, store } = options;
  const read = await readNeeds(platform, exam, options.faceRule()).catch(() => null);
  const needs = read && read.needs;
  const { cameraCount, faceChecked } = attempt.rules;
  const asked = needs && needs.cameraCount > cameraCount ? needs.cameraCount : cameraCount;
  // Nobody's face can be checked while the platform is away.
  const face = needs !== null && (needs.face || faceChecked === true);
  if (entry.missing(account.accountId, exam, { cameraCount: asked, face }).length > 0)
    throw new NotOpened('not-prepared');
  const ready = await store.attempt(account.accountId, attempt.attemptId).prepared();
  entry.used(account.accountId, exam);
  return ready;
}

async function begin(exam: ExamRef, account: SignedInAccount, options: Opening): Promise<Attempt> {
  const { platform, store, clock, media, entry, anew } = options;
  const place = options.here();
  const { needs, durationMs, endTime } = await readNeeds(platform, exam, options.faceRule());
  const times = () => ({ now: clock.now(), durationMs, shiftMs: options.zone.shiftMs() });
  const prepared = entry.missing(account.accountId, exam, needs).length === 0;
  if (!prepared && !anew) throw new NotOpened('not-prepared');
  const { policyRefused, lockdownLevel } = options.seatRules;
  if (needs.formal && policyRefused !== null && !entry.isAdmitted(account.accountId, exam))
    throw new NotOpened('policy', policyRefused);
  const demands = options.demands();
  const unstored = await needStore(exam, account, needs, options);
  const listed = await findListed(platform, exam, times());
  const ours = listed.paper !== null && (await store.isLockedAway(account.accountId, listed.paper.userPaperId));
  if (!prepared && !ours) throw new NotOpened('not-prepared');
  const { joined, surface, paper, doubtful } = await paperToSit(
    exam,
    ours ? { ...listed, doubtful: false } : listed,
    options,
    times,
  );
  const begun = listed.known === null || !listed.known.has(joined.userPaperId);
  const read = attemptRules(surface, {
    ...timesOf(joined, surface, options),
    needs,
    now: clock.now(),
    end: {
      profile: options.profile(),
      exam: { durationMs, endTime },
      joinHeardAt: joined.fresh && clock.unopposed() ? joined.heardAt : null,
      joinTold: joined.joinedAt,
      mock: !needs.formal,
    },
  });
  // What may be the end of another paper seals none.
  const rules = doubtful && read.deadline !== null ? { ...read, endBasis: 'assumed' as const } : read;
  const attempt = await store.begin(
    { accountId: account.accountId, owner: account.maskedPhone ?? account.name ?? '' },
    {
      exam,
      userPaperId: joined.userPaperId,
      rules,
      paper,
      clockOffset: clock.offset(),
      place,
      lockdown: lockdownLevel(needs.formal),
      ...(demands.faceAgain || demands.randomPrompt ? { demands } : {}),
    },
    { anew },
  );
  if (unstored) {
    const facts = { kind: 'note', userPaperId: joined.userPaperId, examId: exam.examId, takenAt: clock.now() } as const;
    const state = 'staff-code:unstored';
    void options.evidence.put(account.accountId, attempt.attemptId, { ...facts, place: 'seat', state });
  }
  entry.used(account.accountId, exam);
  if (begun) {
    const inRoom = { examPlanRoomId: surface.examPlanRoomId, userPaperId: joined.userPaperId, examId: exam.examId };
    enterRoom(inRoom, options).catch((error: unknown) => options.report('exam room', error));
  }
  await media.fetchFor(attempt.attemptId, paper);
  if (begun || Object.keys(attempt.answers).length > 0) return attempt;
  const brought = await options.copies.restore(account.accountId, attempt);
  return brought > 0 ? ((await store.attempt(account.accountId, attempt.attemptId).read()) ?? attempt) : attempt;
}

/**
 * The paper of the list, else the one that a join gives, also where the listed one is in doubt. Where the platform refuses that
 * join, that one is what there is to go on with, unless its head shows that it was over long ago.
 */
async function paperToSit(exam: ExamRef, listed: Listed, options: Opening, times: () => ExamTimes) {
  const { platform, timer, clock } = options;
  const fetched = async (found: JoinedPaper) => {
    const joined = { ...found, heardAt: clock.now() };
    return { joined, ...(await fetchPaper(exam, joined, options).catch(countedAs('yes'))) };
  };
  const there = listed.paper;
  if (there && !listed.doubtful) return fetched(there);
  const joined = await join({ platform, exam, times, timer }, listed).catch((error: unknown) => {
    if (there && error instanceof NotOpened && beginsNone(error)) return error;
    throw error;
  });
  if (!(joined instanceof NotOpened)) return fetched(joined);
  const sat = there && (await fetched(there));
  if (
    !sat ||
    isLongOver(
      { ...sat.surface, joinTime: sat.surface.joinTime?.at ?? null },
      { ...times(), durationMs: (sat.surface.duration ?? 0) * minuteMs || times().durationMs },
    )
  )
    throw joined;
  return sat;
}

/**
 * Enters a paper that was joined just now in its exam room (002 §7). Sent once, whatever comes of it: it changes state,
 * and keeps nobody from the paper.
 */
async function enterRoom(
  paper: Input<typeof examPlanRoomUserPaperSave>,
  { platform, report }: Pick<OpenExamOptions, 'platform' | 'report'>,
): Promise<void> {
  if (paper.examPlanRoomId === '') return;
  const answer = await platform.call(examPlanRoomUserPaperSave, paper);
  const entered = answer.kind === 'answered' && isSuccess(answer.code);
  if (!entered) report(`paper ${paper.userPaperId} was not entered in exam room ${paper.examPlanRoomId}`, null);
}

/**
 * Asked before the join, so that no attempt is used up. An exam without cameras, by the platform's word, needs no store. True:
 * nothing can be stored, and staff let the learner in all the same.
 */
async function needStore(
  exam: ExamRef,
  { accountId }: SignedInAccount,
  { formal, cameraCount }: ExamNeeds,
  { entry, evidence, hasStaffCode }: Opening,
): Promise<boolean> {
  if (!formal || cameraCount === 0 || !hasStaffCode() || (await evidence.writable())) return false;
  if (!entry.isAdmitted(accountId, exam)) throw new NotOpened('evidence-store');
  return true;
}

/** The join time of a paper by the platform's Date headers, and what its other times are off by. */
function timesOf(
  { joinedAt, written, fresh, heardAt }: JoinedPaper & { heardAt: number },
  surface: PaperSurface,
  { clock, zone }: Pick<OpenExamOptions, 'clock' | 'zone'>,
) {
  const said = written ?? surface.joinTime;
  const shift = said && fresh && clock.trusted() ? timeShift(said, heardAt, clock.unopposed()) : null;
  if (shift !== null) zone.notice(shift);
  const shiftMs = zone.shiftMs();
  return { joinedAt: joinedAt === null ? heardAt : joinedAt + shiftMs, shiftMs };
}

async function fetchPaper(exam: ExamRef, { userPaperId }: JoinedPaper, options: OpenExamOptions) {
  const key = { userPaperId, examId: exam.examId };
  const foreign = (answer: PlatformAnswer) => isOfAnotherPaper(answer, key);
  const [surfaceAnswer, questionsAnswer] = await Promise.all([
    readSurface((call, input) => readWithRetry(options.platform, call, input, foreign), exam, userPaperId),
    readWithRetry(options.platform, userPaperFindQuestForExam, key, foreign),
  ]);
  const answers = [surfaceAnswer, questionsAnswer];
  const examNamed = examOf(answers, key);
  if (examNamed === 'another' || answers.some((answer) => namesAnotherPaper(answer, key)))
    throw new NotOpened('malformed');
  if (examNamed === 'doubtful') options.report('one answer about a paper names another exam, and no paper', null);
  const surface = dataOrNotOpened(findUserPaperSurface, surfaceAnswer);
  const questions = dataOrNotOpened(userPaperFindQuestForExam, questionsAnswer);
  const { paper, unread, isWhole } = readPaper({ ...surface, examName: surface.examName || exam.name }, questions);
  if (unread > 0) options.report(`${unread} questions of a paper have no id of their own and cannot be answered`, null);
  // No call shows the questions before the attempt is joined. An empty paper that the client hands in when the time is up
  // would speak against its learner, one that was never opened speaks for them.
  if (!paper || paper.questions.length === 0) throw new NotOpened(unread > 0 ? 'unanswerable' : 'malformed');
  const { questions: all, readingFlaws: flaws } = paper;
  if (!isWhole)
    options.report(`a paper of ${surface.questionCount} questions was read as ${all.length + unread}`, null);
  if (flaws && flaws.unknownTypes.length > 0)
    options.report(`question types that are not known: ${flaws.unknownTypes.join(', ')}`, null);
  return { surface, paper: withPlatformPaths(paper, options.platformOrigin), doubtful: examNamed === 'doubtful' };
}

/** What the exam asks of a learner, and how long it lasts (null: no limit), read from the platform and not from the page. */
async function readNeeds(
  platform: PlatformClient,
  exam: ExamRef,
  faceRule: boolean,
): Promise<{ needs: ExamNeeds; durationMs: number | null; endTime: number | null }> {
  const answer = await readWithRetry(platform, findBasicExamById, keyOf(exam));
  const basic = dataOrNotOpened(findBasicExamById, answer);
  const durationMs = basic.duration ? basic.duration * 60_000 : null;
  return { needs: examNeeds(basic, faceRule), durationMs, endTime: knownTime(basic.endTime) };
}
