import type { ExamRef } from '#contract/ipc/exam.ts';
import { endsSession } from '#contract/platform/codes.ts';
import { examFindUserPaperListById, examJoinExam, type PaperEntry } from '#contract/platform/exam/user-paper.ts';
import type { WrittenTime } from '#contract/platform/read-time.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { paperStanding } from '#rules/exam/paper-standing.ts';
import { countedAs, dataOrNotOpened, NotOpened } from './open-problem.ts';
import { readWithRetry } from './read-with-retry.ts';

/** A paper of this learner at the platform that is not handed in. */
export interface JoinedPaper {
  userPaperId: string;
  /** Epoch ms; null: the platform did not say. */
  joinedAt: number | null;
  /** As the answer to the join wrote it; null: it did not. */
  written: WrittenTime | null;
  /** True: joined just now, so that its join time is the platform's present. */
  fresh: boolean;
}

export function keyOf({ businessId, examId, sourceType }: ExamRef) {
  return { bussinessId: businessId, examId, type: sourceType };
}

/** What the list of papers says of one that can still be sat (002 §7). */
export interface Listed {
  /** Null: none is known. */
  paper: JoinedPaper | null;
  /** An earlier attempt would look the same, as far as anybody knows: the join tells. */
  doubtful: boolean;
  /** The papers that were there; null: the list could not be read, which must not keep anybody from an exam. */
  known: ReadonlySet<string> | null;
}

/** What tells papers of today from those of an earlier attempt. */
export interface ExamTimes {
  /** Epoch ms of the platform. */
  now: number;
  /** Null: the platform names no limit. */
  durationMs: number | null;
  /** Added to the platform's times of papers. */
  shiftMs: number;
}

/** A paper whose exam names no duration is not sat longer. */
const longestSittingMs = 24 * 3_600_000;

/** Zones of times that nobody knows may put them off by so much. */
const anyZoneMs = 14 * 3_600_000;

/** True: a paper of these times has ended long ago, whatever their zone. */
export function isLongOver(
  { joinTime, endTime }: { joinTime: number | null; endTime?: number | null },
  { now, durationMs, shiftMs }: ExamTimes,
): boolean {
  const ends = [endTime ?? null, joinTime === null ? null : joinTime + (durationMs ?? longestSittingMs)];
  return ends.some((end) => end !== null && end + shiftMs + anyZoneMs < now);
}

export type Chance = 'open' | 'doubtful' | 'over';

/**
 * Whether a paper of the list can still be sat. A status number is assumed, and may also mean an attempt that is long over:
 * its time and its score speak too.
 */
export function chanceOf(paper: PaperEntry, times: ExamTimes): Chance {
  const standing = paperStanding(paper);
  if (standing === 'closed') return 'over';
  const { joinTime, score } = paper;
  const inTime = joinTime !== null && joinTime + times.shiftMs + (times.durationMs ?? longestSittingMs) > times.now;
  const marked = score !== null && score > 0;
  if (joinTime === null) return 'doubtful';
  if (!inTime && (standing === 'unknown' || isLongOver({ joinTime }, times))) return 'over';
  return marked ? 'doubtful' : 'open';
}

/** The paper that this learner can still sit, the latest when there are several. Of those that are in doubt only one that is alone. */
export async function findListed(platform: PlatformClient, exam: ExamRef, times: ExamTimes): Promise<Listed> {
  const query = { ...keyOf(exam), pageNum: 1, pageSize: 999 };
  const answer = await readWithRetry(platform, examFindUserPaperListById, query);
  if (answer.kind === 'unreachable') throw new NotOpened('offline');
  if (answer.kind === 'answered' && endsSession(answer.code)) throw new NotOpened('session', answer.message);
  const papers = dataOf(examFindUserPaperListById, answer);
  if (papers === null) return { paper: null, doubtful: false, known: null };
  const named = papers.list.filter((paper) => paper.userPaperId !== '');
  const known = new Set(named.map(({ userPaperId }) => userPaperId));
  const [latest] = named
    .filter((paper) => chanceOf(paper, times) === 'open')
    .sort((a, b) => orderOf(a) - orderOf(b) || (b.joinTime ?? 0) - (a.joinTime ?? 0));
  const doubtful = named.filter((paper) => chanceOf(paper, times) === 'doubtful');
  const paper = latest ?? (doubtful.length === 1 ? doubtful[0] : undefined);
  if (!paper) return { paper: null, doubtful: false, known };
  const { userPaperId, joinTime } = paper;
  return { paper: { userPaperId, joinedAt: joinTime, written: null, fresh: false }, doubtful: !latest, known };
}

/** A paper that is certainly open comes before one that may be. */
function orderOf(paper: PaperEntry): number {
  return paperStanding(paper) === 'open' ? 0 : 1;
}

export interface JoinOptions {
  platform: PlatformClient;
  exam: ExamRef;
  timer: Timer;
  times: () => ExamTimes;
}

/** A platform that opens an exam for many at once takes its time. */
const joinTimeoutMs = 60_000;
/** A join of unknown outcome may show in the list of papers so long after the last look. */
const looksAfterMs = [2_000, 5_000, 10_000];

/**
 * Joins an exam: counts as an attempt, so never twice on a guess. After an unknown outcome the list of papers is read, and
 * read again; only when it shows none every time is the join sent a second and last time. `before`: what the list said.
 */
export async function join(options: JoinOptions, before: Listed): Promise<JoinedPaper> {
  for (let tries = 0; tries < 2; tries += 1) {
    const joined = await tryJoin(options.platform, options.exam);
    // Fresh only when it was certainly not there to be given back.
    if (typeof joined !== 'string')
      return { ...joined, fresh: before.known !== null && !before.known.has(joined.userPaperId) };
    const found = await afterUnknownJoin(options, before).catch(countedAs(joined === 'unnamed' ? 'yes' : 'unknown'));
    if (typeof found !== 'string') return found;
    // It was joined, and the only paper that it may have given back is the one that was there.
    if (joined === 'unnamed' && before.paper) return before.paper;
    if (joined === 'unnamed') throw new NotOpened('malformed').as('yes');
    if (found === 'unread') break;
  }
  throw new NotOpened('offline').as('unknown');
}

/** `none`: the list was read at each look and showed no paper that was not in doubt before. */
async function afterUnknownJoin(
  { platform, exam, timer, times }: JoinOptions,
  before: Listed,
): Promise<JoinedPaper | 'none' | 'unread'> {
  let unread = false;
  for (const waitMs of looksAfterMs) {
    await new Promise<void>((resolve) => void timer(resolve, waitMs));
    const { paper, doubtful, known } = await findListed(platform, exam, times());
    const came = before.known && known ? [...known].filter((id) => !before.known?.has(id)) : [];
    const [alone, ...others] = came;
    if (alone !== undefined && others.length === 0)
      return paper?.userPaperId === alone
        ? { ...paper, fresh: true }
        : { userPaperId: alone, joinedAt: null, written: null, fresh: true };
    if (paper && !doubtful) return paper;
    unread ||= known === null;
  }
  return unread ? 'unread' : 'none';
}

type Tried = Omit<JoinedPaper, 'fresh'> | 'unknown' | 'unnamed';

/** `unknown`: nobody knows whether the platform counted it. `unnamed`: it did, without saying which paper is begun. */
async function tryJoin(platform: PlatformClient, exam: ExamRef): Promise<Tried> {
  const answer = await platform.call(examJoinExam, keyOf(exam), { timeoutMs: joinTimeoutMs });
  if (answer.kind === 'unknown') return 'unknown';
  const { userPaperId, joinTime } = dataOrNotOpened(examJoinExam, answer);
  return userPaperId === '' ? 'unnamed' : { userPaperId, joinedAt: joinTime?.at ?? null, written: joinTime };
}
