import type { TFunction } from 'i18next';
import { formatNumber } from '#lib/format.ts';
import type { ReviewedQuestion } from './read-review.ts';

/** The points of a question in words; '': nothing is known of them. */
export function pointsText(t: TFunction<'review'>, { points, max }: Pick<ReviewedQuestion, 'points' | 'max'>): string {
  const worth = max === null || max <= 0 ? null : formatNumber(max, 1);
  if (points === null) return worth === null ? '' : t('question.worth', { count: max ?? 0, max: worth });
  const got = formatNumber(points, 1);
  return worth === null
    ? t('question.got', { count: points, points: got })
    : t('question.gotOf', { points: got, max: worth });
}

/** A question for a screen reader: number, what became of it, points. */
export function questionLabel(t: TFunction<'review'>, entry: ReviewedQuestion): string {
  const { question, outcome, flagged } = entry;
  return [
    t('question.number', { number: question.number }),
    t(`outcome.${outcome}`),
    pointsText(t, entry),
    flagged ? t('question.flagged') : '',
  ]
    .filter((part) => part !== '')
    .join(t('question.separator'));
}
