import { valueKinds } from '../../../src/contract/exam/answer-encoding.ts';
import type { AnswerFile, AnswerValue, Paper, Question } from '../../../src/contract/ipc/paper.ts';
import type { AttemptChange } from './attempt-store.ts';
import { JournalError } from '../journal/journal-error.ts';
import type { AttemptState } from '../journal/replay.ts';

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
 * When a paper counts as sealed, in epoch ms of the platform's clock. A paper closes at its deadline, also when the
 * client was off then, whoever hands it in after that: with every answer saved before it, the deadline is the moment of
 * sealing.
 */
export function sealTimeOf(
  { start, lastAnswerAt }: Pick<AttemptState, 'start' | 'lastAnswerAt'>,
  platformNow: number,
): number {
  const { deadline } = start.rules;
  if (deadline === null) return platformNow;
  // An answer of the future was written under a wrong clock.
  return Math.min(platformNow, lastAnswerAt > platformNow ? deadline : Math.max(deadline, lastAnswerAt));
}
