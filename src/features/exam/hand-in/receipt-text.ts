import type { TFunction } from 'i18next';
import type { Attempt, HandInState, HeldPaper } from '#contract/ipc/exam.ts';
import { lacksQuestions, type ReadingFlaws } from '#contract/ipc/paper.ts';
import { commitType } from '#contract/platform/exam/user-paper.ts';
import type { ConnectionWords } from '#domain/session/connection-words.ts';
import { formatTime } from '#lib/format.ts';
import type { FileCounts } from './files.ts';
import { isDelivered, receiptNumber, standingOf, workOf, type Work } from './receipt.ts';

type Translate = TFunction<'hand-in'>;

/** What the platform's record says, in one line. */
export function heldText(t: Translate, { answers, assumed, commitType: type, submitTime }: HeldPaper): string {
  const time = formatTime(submitTime);
  if (answers === null) return t('work.heldTime', { time });
  if (assumed) return t('work.heldAssumed', { count: answers, time });
  return t(type === commitType.platform ? 'work.heldClosed' : 'work.heldCount', { count: answers, time });
}

/** How many questions are answered as a whole, in part, not at all. */
export function countsText(t: Translate, { answered, partly, empty }: Work): string {
  return t(partly > 0 ? 'work.countsPartly' : 'work.counts', { answered, partly, empty });
}

/** How many of the paper's files are on the platform. */
export function filesText(t: Translate, { total, delivered, refused }: FileCounts): string {
  if (delivered === total) return t('work.filesAll', { total });
  const rest = refused > 0 ? t('work.filesRefused', { refused }) : '';
  return `${t('work.filesState', { delivered, total })}${rest}`;
}

/** What staff have to hear about files: those that never arrive, and those that a delivered paper may have lost sight of. */
export function fileTroubles(t: Translate, state: Pick<HandInState, 'phase' | 'filesByContent'>, files: FileCounts) {
  const { filesByContent: count } = state;
  return [
    ...(files.refused > 0 ? [t('filesRefused', { count: files.refused })] : []),
    // A paper on its way is committed again with the names that are known by then.
    ...(state.phase !== 'sealed' && count > 0 ? [t('filesByContent', { count })] : []),
  ];
}

/** How the paper differed from what the platform sent, a line each. */
export function flawLines(t: Translate, flaws: ReadingFlaws | undefined): readonly string[] {
  if (!flaws) return [];
  const { announced, read, unreadable, unknownTypes } = flaws;
  return [
    ...(unreadable > 0 ? [t('work.questionsUnreadable', { read, unreadable })] : []),
    ...(unreadable === 0 && lacksQuestions(flaws) ? [t('work.questionsRead', { read, announced })] : []),
    ...(unknownTypes.length > 0
      ? [t('work.unknownTypes', { types: unknownTypes.filter(Boolean).join(', ') || '?' })]
      : []),
  ];
}

interface Lead {
  state: HandInState;
  /** What keeps the client from the platform, where that is known. */
  obstacle: ConnectionWords | null;
  files: FileCounts;
}

/** What to do now. Files that are not on the platform yet, and a paper that is only in memory, keep the learner here. */
export function leadText(t: Translate, { state, obstacle, files }: Lead): string {
  const standing = standingOf(state);
  if (isDelivered(standing) && files.waiting > 0) return t('filesWaiting', { count: files.waiting });
  if (standing === 'network' && !state.sealOnDisk) return t('standing.network.memory');
  if (standing === 'branch')
    return t('standing.branch.lead', { branch: state.belongsTo ?? t('standing.branch.another') });
  if (standing === 'acknowledged') return acknowledgedText(t, state);
  if (standing === 'refused' && state.nextTryAt !== null) return t('standing.refused.again');
  if (standing !== 'network' || !obstacle) return t(`standing.${standing}.lead`);
  return `${obstacle.title} ${obstacle.text} ${t('standing.network.later')}`;
}

/** A number that differs is no other paper: nobody here knows what the platform counts. */
function acknowledgedText(t: Translate, { notShown, held, sealedAnswers: sealed }: HandInState): string {
  if (notShown) return t('standing.acknowledged.notShown');
  const count = held?.answers ?? null;
  if (count === null || count === sealed) return t('standing.acknowledged.lead');
  return t('standing.acknowledged.counts', { held: count, sealed });
}

interface ReceiptFacts extends Lead {
  attempt: Attempt;
  learner: string | null;
}

/** The receipt as a text file: the same facts and sentences as on the screen. */
export function receiptText(t: Translate, facts: ReceiptFacts): string {
  const { state, attempt, learner, files } = facts;
  const standing = standingOf(state);
  const lines: (readonly [label: string, value: string])[] = [
    [t('work.number'), receiptNumber(attempt.userPaperId)],
    [t('work.paper'), attempt.userPaperId],
    ...(learner === null ? [] : [[t('work.learner'), learner] as const]),
    [t('work.answers'), countsText(t, workOf(attempt, state.sealedAt))],
    [t('work.sealed'), t('work.sealedCount', { count: state.sealedAnswers, time: formatTime(state.sealedAt) })],
    ...(state.held ? [[t('work.held'), heldText(t, state.held)] as const] : []),
    [t('work.code'), state.fingerprint],
    ...flawLines(t, attempt.paper.readingFlaws).map((line) => [t('work.questions'), line] as const),
    ...(files.total > 0 ? [[t('work.files'), filesText(t, files)] as const] : []),
  ];
  const words = state.refusal === null ? [] : [t('refusal', { words: state.refusal })];
  return [
    attempt.exam.name,
    '',
    t(`standing.${standing}.title`),
    leadText(t, facts),
    ...words,
    ...fileTroubles(t, state, files),
    '',
    ...lines.map(([label, value]) => `${label}  ${value}`),
    '',
  ].join('\r\n');
}
