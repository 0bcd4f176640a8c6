import type { TFunction } from 'i18next';
import type { Attempt, HandInState, HeldPaper } from '../../../contract/ipc/exam.ts';
import { commitType } from '../../../contract/platform/exam/user-paper.ts';
import type { ConnectionWords } from '../../../domain/session/connection-words.ts';
import { formatTime } from '../../../lib/format.ts';
import { standingOf, type Standing } from './receipt.ts';

type Translate = TFunction<'hand-in'>;

/** What the platform's record says, in one line. */
export function heldText(t: Translate, { answers, commitType: type, submitTime }: HeldPaper): string {
  const time = formatTime(submitTime);
  if (answers === null) return t('work.heldTime', { time });
  return t(type === commitType.platform ? 'work.heldClosed' : 'work.heldCount', { count: answers, time });
}

/** What to do now; `obstacle` is what keeps the client from the platform, where that is known. */
export function leadText(t: Translate, standing: Standing, obstacle: ConnectionWords | null): string {
  if (standing !== 'network' || !obstacle) return t(`standing.${standing}.lead`);
  return `${obstacle.title} ${obstacle.text} ${t('standing.network.later')}`;
}

interface ReceiptFacts {
  state: HandInState;
  attempt: Attempt;
  learner: string | null;
  obstacle: ConnectionWords | null;
}

/** The receipt as a text file: the same facts and sentences as on the screen. */
export function receiptText(t: Translate, { state, attempt, learner, obstacle }: ReceiptFacts): string {
  const standing = standingOf(state);
  const lines: (readonly [label: string, value: string])[] = [
    [t('work.paper'), attempt.userPaperId],
    ...(learner === null ? [] : [[t('work.learner'), learner] as const]),
    [t('work.sealed'), t('work.sealedCount', { count: state.sealedAnswers, time: formatTime(state.sealedAt) })],
    ...(state.held ? [[t('work.held'), heldText(t, state.held)] as const] : []),
    [t('work.code'), state.fingerprint],
  ];
  const words = state.refusal === null ? [] : [t('refusal', { words: state.refusal })];
  return [
    attempt.exam.name,
    '',
    t(`standing.${standing}.title`),
    leadText(t, standing, obstacle),
    ...words,
    '',
    ...lines.map(([label, value]) => `${label}  ${value}`),
    '',
  ].join('\r\n');
}
