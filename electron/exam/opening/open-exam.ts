import type { Attempt, ExamRef, OpenOutcome } from '../../../src/contract/ipc/exam.ts';
import { isSuccess } from '../../../src/contract/platform/codes.ts';
import type { Input } from '../../../src/contract/platform/endpoint.ts';
import { examPlanRoomUserPaperSave } from '../../../src/contract/platform/exam/exam-room.ts';
import { findUserPaperSurface, userPaperFindQuestForExam } from '../../../src/contract/platform/exam/user-paper.ts';
import type { PlatformClient, SessionWatch, SignedInAccount } from '../../gateway/platform-client.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
import type { ExamClock } from '../clock/clock.ts';
import type { PlatformZone } from '../clock/platform-zone.ts';
import type { AnswerCopies } from '../copies/answer-copies.ts';
import type { ExamEntry } from './exam-entry.ts';
import { readNeeds } from './exam-needs.ts';
import { withPlatformPaths } from './media-paths.ts';
import type { MediaCache } from './media.ts';
import { countedAs, dataOrNotOpened, journalProblem, NotOpened } from './open-problem.ts';
import { readPaper } from '../../../src/contract/exam/reading/read-paper.ts';
import { findUnfinished, join, type JoinedPaper, type Unfinished } from './platform-paper.ts';
import { readPatiently } from './read-patiently.ts';
import { readSurface } from './paper-surface.ts';
import { attemptRules } from './rules.ts';
import { timeShift } from './time-shift.ts';

export interface OpenExamOptions {
  session: SessionWatch;
  store: Pick<AttemptStore, 'begin' | 'find' | 'read' | 'isLockedAway'>;
  platform: PlatformClient;
  platformOrigin: string;
  clock: ExamClock;
  zone: Pick<PlatformZone, 'shiftMs' | 'notice'>;
  media: Pick<MediaCache, 'fetchFor'>;
  /** Brings answers that the platform holds of a paper that was begun elsewhere. */
  copies: Pick<AnswerCopies, 'bring'>;
  entry: Pick<ExamEntry, 'missing' | 'used'>;
  /** True when the tenant configures face checks. */
  faceRule: () => boolean;
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

async function open(exam: ExamRef, account: SignedInAccount, options: Opening): Promise<OpenOutcome> {
  const { store, session, media } = options;
  try {
    const onDisk = await store.find(account.accountId, exam);
    const attempt = onDisk ?? (await begin(exam, account, options));
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

async function begin(exam: ExamRef, account: SignedInAccount, options: Opening): Promise<Attempt> {
  const { platform, store, clock, media, entry, anew } = options;
  const needs = await readNeeds(platform, exam, options.faceRule());
  const prepared = entry.missing(account.accountId, exam, needs).length === 0;
  if (!prepared && !anew) throw new NotOpened('not-prepared');
  const unfinished = await findUnfinished(platform, exam);
  if (!prepared && !(await wasBegunHere(unfinished, account, store))) throw new NotOpened('not-prepared');
  const found = typeof unfinished === 'string' ? await join(platform, exam, unfinished) : unfinished;
  const joined = { ...found, heardAt: clock.now() };
  const { surface, paper } = await fetchPaper(exam, joined, options).catch(countedAs('yes'));
  const rules = attemptRules(surface, { ...timesOf(joined, options), needs, now: clock.now() });
  const attempt = await store.begin(
    { accountId: account.accountId, owner: account.maskedPhone ?? account.name ?? '' },
    { exam, userPaperId: joined.userPaperId, rules, paper, clockOffset: clock.offset() },
    { anew },
  );
  entry.used(account.accountId, exam);
  if (typeof unfinished === 'string') {
    const inRoom = { examPlanRoomId: surface.examPlanRoomId, userPaperId: joined.userPaperId, examId: exam.examId };
    enterRoom(inRoom, options).catch((error: unknown) => options.report('exam room', error));
  }
  await media.fetchFor(attempt.attemptId, paper);
  if (typeof unfinished === 'string' || Object.keys(attempt.answers).length > 0) return attempt;
  const brought = await options.copies.bring(account.accountId, attempt);
  return brought > 0 ? ((await store.read(account.accountId, attempt.attemptId)) ?? attempt) : attempt;
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

/** Its steps were taken when its journal was begun. */
async function wasBegunHere(
  paper: Unfinished,
  { accountId }: SignedInAccount,
  store: Pick<AttemptStore, 'isLockedAway'>,
): Promise<boolean> {
  return typeof paper !== 'string' && store.isLockedAway(accountId, paper.userPaperId);
}

/** The join time of a paper by the platform's Date headers, and what its other times are off by. */
function timesOf(
  { joinedAt, fresh, heardAt }: JoinedPaper & { heardAt: number },
  { clock, zone }: Pick<OpenExamOptions, 'clock' | 'zone'>,
) {
  if (joinedAt === null) return { joinedAt: heardAt, shiftMs: zone.shiftMs() };
  if (fresh && clock.trusted()) zone.notice(timeShift(joinedAt, heardAt));
  const shiftMs = zone.shiftMs();
  return { joinedAt: joinedAt + shiftMs, shiftMs };
}

async function fetchPaper(exam: ExamRef, { userPaperId }: JoinedPaper, options: OpenExamOptions) {
  const key = { userPaperId, examId: exam.examId };
  const [surfaceAnswer, questionsAnswer] = await Promise.all([
    readSurface((call, input) => readPatiently(options.platform, call, input), exam, userPaperId),
    readPatiently(options.platform, userPaperFindQuestForExam, key),
  ]);
  const surface = dataOrNotOpened(findUserPaperSurface, surfaceAnswer);
  const questions = dataOrNotOpened(userPaperFindQuestForExam, questionsAnswer);
  const { paper, unread } = readPaper({ ...surface, examName: surface.examName || exam.name }, questions);
  if (unread > 0) options.report(`${unread} questions of a paper have no id of their own and cannot be answered`, null);
  // No call shows the questions before the attempt is joined. An empty paper that the client hands in when the time is up
  // would speak against its learner, one that was never opened speaks for them.
  if (!paper || paper.questions.length === 0) throw new NotOpened(unread > 0 ? 'unanswerable' : 'malformed');
  const { questions: all, readingFlaws: flaws } = paper;
  if (surface.questionCount !== null && surface.questionCount !== all.length + unread)
    options.report(`a paper of ${surface.questionCount} questions was read as ${all.length + unread}`, null);
  if (flaws && flaws.unknownTypes.length > 0)
    options.report(`question types that are not known: ${flaws.unknownTypes.join(', ')}`, null);
  return { surface, paper: withPlatformPaths(paper, options.platformOrigin) };
}
