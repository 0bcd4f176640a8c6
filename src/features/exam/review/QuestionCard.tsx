import { createFocusOutlineStyle, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FlagFilled } from '@fluentui/react-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Material } from '#contract/ipc/paper.ts';
import { OutcomeSign } from '#domain/answer-sheet/OutcomeSign.tsx';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { AnswerShown } from './answer/AnswerShown.tsx';
import { pointsText, questionLabel } from './question-label.ts';
import type { ReviewedQuestion } from './read-review.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '16px 24px 20px',
    scrollMarginTop: 'calc(var(--header-height, 56px) + 16px)',
    breakInside: 'avoid',
    '@media (max-width: 899px)': { padding: '12px 16px 16px' },
  },
  ring: createFocusOutlineStyle(),
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' },
  number: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
  outcome: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  flagged: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: semanticColours.attentionText,
    fontSize: tokens.fontSizeBase200,
  },
  points: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  stem: { fontSize: tokens.fontSizeBase400, lineHeight: 1.7, fontWeight: 500, textWrap: 'pretty' },
  material: { lineHeight: 1.7 },
  recording: { width: '100%', maxWidth: '420px' },
  comment: {
    margin: 0,
    padding: '10px 14px',
    borderLeft: `3px solid ${semanticColours.attentionDot}`,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  by: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  onlyShown: { margin: 0, color: semanticColours.attentionText },
  explanation: { lineHeight: 1.7 },
  summary: {
    width: 'fit-content',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
  folded: { paddingTop: '8px' },
});

interface QuestionCardProps {
  entry: ReviewedQuestion;
  /** What this question alone is about; null: nothing, or it stands above several questions. */
  material: Material | null;
}

/** One question: what became of it, the answer beside the right one, what the marker says, and the explanation. */
export const QuestionCard = memo(function QuestionCard({ entry, material }: QuestionCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const { question, outcome, flagged, recording, comment, explanation, onlyShown } = entry;
  return (
    <Panel
      as="article"
      data-question={question.id}
      tabIndex={-1}
      aria-label={questionLabel(t, entry)}
      className={mergeClasses(styles.card, styles.ring)}
    >
      <div className={styles.head}>
        <h3 className={styles.number}>{t('question.number', { number: question.number })}</h3>
        <span className={styles.outcome}>
          <OutcomeSign outcome={outcome} />
          {t(`outcome.${outcome}`)}
        </span>
        {flagged && (
          <span className={styles.flagged}>
            <FlagFilled aria-hidden />
            {t('question.flagged')}
          </span>
        )}
        <span className={styles.points}>{pointsText(t, entry)}</span>
      </div>
      {material && <QuestionHtml html={material.html} className={styles.material} />}
      <div className={styles.stem}>
        <QuestionHtml html={question.html} />
      </div>
      {recording && (
        // The paper brings no captions for a listening task.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          className={styles.recording}
          controls
          preload="none"
          src={pageAddressOf(recording.source)}
          aria-label={t('recording')}
        />
      )}
      {onlyShown && entry.own === null && <p className={styles.onlyShown}>{t('onlyShown')}</p>}
      <AnswerShown entry={entry} />
      {comment !== '' && (
        <p className={styles.comment}>
          <span className={styles.by}>{t('comment')}</span>
          {comment}
        </p>
      )}
      {explanation !== '' && (
        <details className={styles.explanation}>
          <summary className={styles.summary}>{t('explanation')}</summary>
          <div className={styles.folded}>
            <SafeHtml html={explanation} />
          </div>
        </details>
      )}
    </Panel>
  );
});
