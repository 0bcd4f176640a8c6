import type { TFunction } from 'i18next';
import type { Attempt, HandInState, HeldPaper } from '../../../contract/ipc/exam.ts';
import { commitType } from '../../../contract/platform/exam/user-paper.ts';
import { formatTime } from '../../../lib/format.ts';
import { standingOf } from './receipt.ts';

type Translate = TFunction<'hand-in'>;

/** What the platform's record says, in one line. */
export function heldText(t: Translate, { answers, commitType: type, submitTime }: HeldPaper): string {
  const time = formatTime(submitTime);
  if (answers === null) return t('work.heldTime', { time });
  return t(type === commitType.platform ? 'work.heldClosed' : 'work.heldCount', { count: answers, time });
}

/** The receipt as a text file: the same facts and sentences as on the screen. */
export function receiptText(t: Translate, state: HandInState, attempt: Attempt, learner: string | null): string {
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
    t(`standing.${standing}.lead`),
    ...words,
    '',
    ...lines.map(([label, value]) => `${label}  ${value}`),
    '',
  ].join('\r\n');
}
