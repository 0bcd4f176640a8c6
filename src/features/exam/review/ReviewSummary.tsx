import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PaperSurface } from '#contract/platform/exam/user-paper.ts';
import { outcomes } from '#domain/answer-sheet/outcome.ts';
import { OutcomeSign } from '#domain/answer-sheet/OutcomeSign.tsx';
import { formatNumber, formatTime } from '#lib/format.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';
import { resultOf, type KnownResult } from '../shared/result.ts';
import type { Review } from './read-review.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 40px', padding: '16px 24px' },
  result: { display: 'flex', alignItems: 'center', gap: '12px' },
  score: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  unknown: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 20px',
    flexBasis: '100%',
    margin: 0,
    padding: '12px 0 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  notes: { flexBasis: '100%' },
  count: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});

interface ReviewSummaryProps {
  review: Review;
  /** Null: the platform has no record of the paper. */
  result: KnownResult | null;
  surface: Pick<PaperSurface, 'passScore'> | undefined;
  /** Which try at the exam it is; null: not known. */
  number: number | null;
}

/** Score, pass mark, when, which try, and how many questions became what: only what is known. */
export function ReviewSummary({ review, result, surface, number }: ReviewSummaryProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const marked = result === null ? null : resultOf(result);
  const pass = surface?.passScore ?? null;
  const facts: Fact[] = [
    [t('facts.try'), number === null ? null : t('facts.tryValue', { number })],
    [t('facts.submitted'), result?.submitTime == null ? null : formatTime(result.submitTime)],
    [
      t('facts.passMark'),
      pass === null || pass <= 0 ? null : t('points', { count: pass, points: formatNumber(pass, 1) }),
    ],
    [t('facts.questions'), formatNumber(review.questions.length)],
  ];
  const notes = [
    !review.publishesAnswers && 'note.noAnswers',
    !review.publishesPoints && 'note.noPoints',
    review.answersFrom === 'this-machine' && 'note.ownFromHere',
    review.answersFrom === 'none' && 'note.noOwn',
  ].filter((note) => note !== false);
  return (
    <Panel className={styles.panel} aria-label={t('summary')}>
      <div className={styles.result}>
        {marked?.step === 'marked' ? (
          <>
            <span className={styles.score}>{scoreText(t, marked.score, review.totalScore)}</span>
            {marked.passed !== null && (
              <Tag appearance={marked.passed ? 'good' : 'attention'}>{t(marked.passed ? 'passed' : 'notPassed')}</Tag>
            )}
          </>
        ) : (
          <span className={styles.unknown}>{t('scoreUnknown')}</span>
        )}
      </div>
      <FactList layout="pairs" facts={facts} />
      <ul className={styles.counts} aria-label={t('counts')}>
        {outcomes.map(
          (outcome) =>
            review.counts[outcome] > 0 && (
              <li key={outcome} className={styles.count}>
                <OutcomeSign outcome={outcome} />
                {t('countOf', { name: t(`outcome.${outcome}`), count: review.counts[outcome] })}
              </li>
            ),
        )}
      </ul>
      {notes.length > 0 && (
        <MessageBar className={styles.notes} layout="multiline">
          <MessageBarBody>
            {notes.map((note) => (
              <div key={note}>{t(note)}</div>
            ))}
          </MessageBarBody>
        </MessageBar>
      )}
    </Panel>
  );
}

function scoreText(t: TFunction<'review'>, score: number, total: number | null): string {
  const points = formatNumber(score, 1);
  return total === null || total <= 0
    ? t('points', { count: score, points })
    : t('pointsOf', { points, max: formatNumber(total, 1) });
}
