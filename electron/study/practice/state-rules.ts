import { isAnswered, type AnswerValue } from '#contract/ipc/paper.ts';
import type {
  BookEntry,
  PracticePaper,
  PracticeRef,
  PracticeRun,
  PracticeState,
  RunAnswer,
  Solution,
  SyncState,
} from '#contract/ipc/practice.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { bookAfter } from '#rules/practice/book-rules.ts';
import { isRight } from '#rules/practice/marking.ts';
import { modeRules } from '#rules/practice/modes.ts';
import { withBook } from './platform-book.ts';

/** A practice of which nothing was done. */
export function freshState(ref: PracticeRef): PracticeState {
  return { ref, run: null, earlier: [], book: [], left: {}, told: {}, marks: {}, timeUp: null };
}

/** How many answers and marks, and ends of runs without them, the platform does not have. */
export function unsynced({ run, earlier, marks }: PracticeState): number {
  const runs = run ? [...earlier, run] : earlier;
  const waiting = Object.values(marks).filter(({ synced }) => !synced).length;
  return runs.reduce((sum, one) => sum + unsyncedOf(one), waiting);
}

function unsyncedOf(run: PracticeRun): number {
  const answers = Object.values(run.answers).filter((answer) => answer.final && isOpen(answer)).length;
  return answers + (run.endedAt !== null && answers === 0 && isOpen({ sync: run.endSync }) ? 1 : 0);
}

/** True while the platform may still need it. */
export function isOpen({ sync }: Pick<RunAnswer, 'sync'>): boolean {
  return sync === 'waiting' || sync === 'sending';
}

/** The answer of an open question; a final one no longer changes. */
export function withAnswer(state: PracticeState, questionId: string, value: AnswerValue): PracticeState {
  const { run } = state;
  if (!run || run.endedAt !== null || !run.questionIds.includes(questionId) || run.answers[questionId]?.final) {
    return state;
  }
  const answer: RunAnswer = { value, final: false, right: null, sync: 'waiting' };
  return { ...state, run: { ...run, answers: { ...run.answers, [questionId]: answer } } };
}

/** Counts a play of a recording of the open run; throws `no-plays` when none is left. */
export function withPlay(
  state: PracticeState,
  { paper }: Pick<PracticePaper, 'paper'>,
  recordingId: string,
): PracticeState {
  const { run } = state;
  const recording = paper.recordings?.find(({ id }) => id === recordingId);
  if (!run || run.endedAt !== null || !recording) return state;
  const played = run.plays?.[recordingId] ?? 0;
  if (recording.playLimit !== null && played >= recording.playLimit) {
    throw new CodedError('no-plays', `The recording ${recordingId} was played ${played} times.`);
  }
  return { ...state, run: { ...run, plays: { ...run.plays, [recordingId]: played + 1 } } };
}

/** Judges an answer for good, and the wrong-answer book after it. */
export function withChecked(
  state: PracticeState,
  { paper, solutions }: Pick<PracticePaper, 'paper' | 'solutions'>,
  questionId: string,
  at: number,
): PracticeState {
  const { run } = state;
  const answer = run?.answers[questionId];
  const question = paper.questions.find(({ id }) => id === questionId);
  if (!run || !question || !answer || answer.final || !isAnswered(answer.value)) return state;
  const right = isRight(question, answer.value, solutions[questionId] ?? state.told[questionId]);
  return {
    ...withBook(state, bookAfter(state.book, { questionId, value: answer.value, right, at }), at),
    run: { ...run, answers: { ...run.answers, [questionId]: { ...answer, final: true, right } } },
  };
}

/** Ends the open run: every answer becomes final; what was left empty enters the book where the mode says so. */
export function withEnd(
  state: PracticeState,
  practice: Pick<PracticePaper, 'paper' | 'solutions'>,
  endedBy: 'learner' | 'time',
  at: number,
): PracticeState {
  if (!state.run || state.run.endedAt !== null) return state;
  const checked = state.run.questionIds.reduce((before, id) => withChecked(before, practice, id, at), state);
  const { run } = checked;
  if (!run) return checked;
  const left = run.questionIds.filter((id) => run.answers[id]?.final !== true);
  const book =
    modeRules[run.mode].intoBook === 'wrong-or-empty'
      ? left.reduce<readonly BookEntry[]>(
          (before, questionId) => bookAfter(before, { questionId, value: null, right: false, at }),
          checked.book,
        )
      : checked.book;
  const answers = Object.fromEntries(Object.entries(run.answers).filter(([, { final }]) => final));
  return { ...checked, book, run: { ...run, answers, endedAt: at, endedBy } };
}

/** True when the time of the open run is over at `now`. */
export function isOver({ run }: PracticeState, now: number): boolean {
  return run !== null && run.endedAt === null && run.endsAt !== null && now >= run.endsAt;
}

/** Ends a run whose time is over as of the end of its time; `since`: when this client started. */
export function withTimeUp(
  state: PracticeState,
  practice: Pick<PracticePaper, 'paper' | 'solutions'>,
  now: number,
  since: number,
): PracticeState {
  const endsAt = state.run?.endsAt ?? null;
  if (endsAt === null || !isOver(state, now)) return state;
  return { ...withEnd(state, practice, 'time', endsAt), timeUp: { at: endsAt, whileClosed: endsAt < since } };
}

/** Puts a new run in the place of the one before, which stays until it is synced. */
export function withRun(state: PracticeState, run: PracticeRun): PracticeState {
  const before = state.run ? [...state.earlier, state.run] : state.earlier;
  return { ...state, run, timeUp: null, earlier: before.filter((one) => unsyncedOf(one) > 0 || hasRefused(one)) };
}

function hasRefused({ answers, endSync }: PracticeRun): boolean {
  return endSync === 'refused' || Object.values(answers).some(({ sync }) => sync === 'refused');
}

/** What the platform refused is sent once more. */
export function withRetry(state: PracticeState): PracticeState {
  const again = (sync: SyncState): SyncState => (sync === 'refused' ? 'waiting' : sync);
  const retried = (run: PracticeRun): PracticeRun => ({
    ...run,
    answers: Object.fromEntries(
      Object.entries(run.answers).map(([id, answer]) => [id, { ...answer, sync: again(answer.sync) }]),
    ),
    endSync: again(run.endSync),
  });
  return { ...state, run: state.run && retried(state.run), earlier: state.earlier.map(retried) };
}

/** The state after one run changed, the open one or an earlier one. */
export function withChangedRun(
  state: PracticeState,
  runId: string,
  change: (run: PracticeRun) => PracticeRun,
): PracticeState {
  const changed = (run: PracticeRun) => (run.runId === runId ? change(run) : run);
  return { ...state, run: state.run && changed(state.run), earlier: state.earlier.map(changed) };
}

/** What the platform said of an answer: it counts where this client could not tell. */
export function withVerdict(
  state: PracticeState,
  runId: string,
  questionId: string,
  { sync, right, solution, at }: Pick<RunAnswer, 'sync' | 'right'> & { solution?: Solution | null; at: number },
): PracticeState {
  const runs = state.run ? [state.run, ...state.earlier] : state.earlier;
  const answer = runs.find((run) => run.runId === runId)?.answers[questionId];
  if (!answer) return state;
  const told = answer.right === null ? right : null;
  const next = withChangedRun(state, runId, (run) => ({
    ...run,
    answers: { ...run.answers, [questionId]: { ...answer, sync, right: answer.right ?? right } },
  }));
  return {
    ...withBook(next, bookAfter(next.book, { questionId, value: answer.value, right: told, at }), at),
    told: solution ? { ...next.told, [questionId]: solution } : next.told,
  };
}
