import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { OutcomeSign } from './OutcomeSign.tsx';
import { questionLabel } from './question-label.ts';
import type { ReviewedQuestion } from './read-review.ts';

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    height: '40px',
    padding: 0,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '16px',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  },
  right: { backgroundColor: semanticColours.goodTint, color: semanticColours.goodText },
  partly: { backgroundColor: semanticColours.attentionTint, color: semanticColours.attentionText },
  wrong: { backgroundColor: semanticColours.failedTint, color: semanticColours.failedText },
  none: {
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
  unknown: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  current: {
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}, 0 0 0 4px ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '2px' },
  },
});

interface ReviewCellProps {
  entry: ReviewedQuestion;
  current: boolean;
  /** The one cell that Tab reaches. */
  stop: boolean;
  onGo: (questionId: string) => void;
}

/** One question of the sheet: its number above the sign of what became of it. */
export function ReviewCell({ entry, current, stop, onGo }: ReviewCellProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const { question, outcome } = entry;
  return (
    <button
      type="button"
      data-cell={question.id}
      aria-label={questionLabel(t, entry)}
      aria-current={current ? 'true' : undefined}
      tabIndex={stop ? 0 : -1}
      className={mergeClasses(styles.cell, styles[outcome], current && styles.current)}
      onClick={() => onGo(question.id)}
    >
      {question.number}
      <OutcomeSign outcome={outcome} small />
    </button>
  );
}
