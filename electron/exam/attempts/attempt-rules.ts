import type { AnswerFile, AnswerValue, Paper, Question } from '#contract/ipc/paper.ts';
import type { BootMoment } from '#electron/platform/clock/boot.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { valueKinds } from '#rules/exam/answer-encoding.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import type { AttemptChange } from '../records/attempt-store.ts';
import { carriedTime, timeAfter, unknownAtSeal, type UnknownTime } from '../records/record-time.ts';
import type { AttemptState } from '../records/replay.ts';

function misfit(question: Question, value: AnswerValue): string | null {
  if (value.kind !== valueKinds[question.kind]) return `a ${value.kind} value for a ${question.kind} question`;
  switch (value.kind) {
    case 'text':
      return null;
    case 'blanks':
      return value.texts.length > question.blanks ? `${value.texts.length} texts for ${question.blanks} blanks` : null;
    case 'choice':
      return (
        strayKey(question.options, value.keys) ??
        (question.kind !== 'multiple' && value.keys.length > 1 ? 'more than one option' : null)
      );
    case 'order':
      return value.keys.length > 0 && value.keys.length < question.options.length
        ? `${value.keys.length} of ${question.options.length} items`
        : strayKey(question.options, value.keys);
    case 'pairs':
      return value.targets.length > question.options.length
        ? `${value.targets.length} pairs for ${question.options.length} items`
        : strayTarget(question, value.targets);
    case 'files':
      return tooManyFiles(question, value.files);
  }
}

function strayKey(options: Question['options'], keys: readonly string[]): string | null {
  const stray = keys.find((key) => !options.some((option) => option.key === key));
  if (stray !== undefined) return `option ${JSON.stringify(stray)}, which it does not have`;
  return new Set(keys).size < keys.length ? 'the same option twice' : null;
}

/** Several left items may have the same partner. */
function strayTarget({ targets = [] }: Question, given: readonly string[]): string | null {
  const stray = given.find((key) => key !== '' && !targets.some((target) => target.key === key));
  return stray === undefined ? null : `partner ${JSON.stringify(stray)}, which it does not have`;
}

function tooManyFiles({ upload }: Question, files: readonly AnswerFile[]): string | null {
  if (new Set(files.map(({ fileId }) => fileId)).size < files.length) return 'the same file twice';
  return files.length > (upload?.mostFiles ?? 0) ? `${files.length} files` : null;
}

/** Why this change does not belong to this paper; null when it does. `plays`: how often each recording was played. */
export function changeProblem(
  paper: Paper,
  change: AttemptChange,
  plays: Readonly<Record<string, number>> = {},
): JournalError | null {
  if (change.type === 'left' || change.type === 'staff-read') return null;
  if (change.type === 'played') return playProblem(paper, change.recordingId, plays);
  if (change.type === 'highlight') return highlightProblem(paper, change.materialId);
  const asked = ({ id }: Question) => id === change.questionId;
  if (change.type === 'place' && paper.unanswerable?.some(asked)) return null;
  const question = paper.questions.find(asked);
  if (!question) return new JournalError('unknown-question', `The paper has no question ${change.questionId}.`);
  const problem = problemOf(question, change);
  return problem === null ? null : new JournalError('wrong-kind', `Question ${question.id} was given ${problem}.`);
}

function problemOf(question: Question, change: AttemptChange): string | null {
  if (change.type === 'answer') return misfit(question, change.value);
  return change.type === 'strike' ? strayKey(question.options, change.keys) : null;
}

function highlightProblem({ materials }: Paper, id: string): JournalError | null {
  if (materials.some((material) => material.id === id)) return null;
  return new JournalError('unknown-question', `The paper has no material ${id}.`);
}

function playProblem(paper: Paper, id: string, plays: Readonly<Record<string, number>>): JournalError | null {
  const recording = (paper.recordings ?? []).find((each) => each.id === id);
  if (!recording) return new JournalError('unknown-question', `The paper has no recording ${id}.`);
  const { playLimit } = recording;
  const used = plays[id] ?? 0;
  return playLimit !== null && used >= playLimit
    ? new JournalError('no-plays', `Recording ${id} was played ${used} times.`)
    : null;
}

/**
 * The time of a seal that was made while nobody knew it, by the same start of this machine; null: it is known, or cannot be.
 * `platformNow`: epoch ms of the platform's clock at `moment`.
 */
export function learnedSealTime(
  { sealed, start, time, lastAnswerAt }: Pick<AttemptState, 'sealed' | 'start' | 'time' | 'lastAnswerAt'>,
  platformNow: number | null,
  moment: BootMoment | null,
): { sealTime: number; timeUnknown?: UnknownTime } | null {
  if (!sealed?.untimed || sealed.sealTime !== null || platformNow === null || moment === null) return null;
  const relation = { boot: moment.boot, base: platformNow - moment.upMs };
  const at = sealed.untimed.upMs <= moment.upMs ? carriedTime({ ...time, relation }, sealed.untimed) : null;
  if (at === null) return null;
  const known = timeAfter({ time, lastAnswerAt }, { type: 'sealed', platformAt: at, clock: relation });
  const timeUnknown = unknownAtSeal(known.time, start.rules.deadline, at);
  const sealTime = sealTimeOf({ start, lastAnswerAt: known.lastAnswerAt }, at);
  return { sealTime, ...(timeUnknown ? { timeUnknown } : {}) };
}

/**
 * When a paper counts as sealed, in epoch ms of the platform's clock. A paper closes at its deadline, also when the
 * client was off then, whoever hands it in after that: with every answer saved before it, the deadline is the moment of
 * sealing.
 */
export function sealTimeOf(
  { start, lastAnswerAt }: Pick<AttemptState, 'start' | 'lastAnswerAt'>,
  platformNow: number,
): number {
  // Nothing closed at an end that nothing shows.
  const end = sealsAt(start.rules);
  if (end === null) return platformNow;
  return Math.min(platformNow, Math.max(end, lastAnswerAt));
}
