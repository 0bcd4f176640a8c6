import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { cellLooks } from './cell-looks.ts';
import type { Outcome } from './outcome.ts';
import { OutcomeSign } from './OutcomeSign.tsx';

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
  answered: { backgroundColor: semanticColours.answeredTint, color: semanticColours.answeredText },
  ...cellLooks,
});

interface OutcomeCellProps {
  questionId: string;
  number: number;
  /** What a screen reader says of it. */
  label: string;
  /** `answered`: how it was answered is not told. */
  outcome: Outcome | 'answered';
  marked?: boolean;
  current: boolean;
  /** The one cell that Tab reaches. */
  stop: boolean;
  onGo: (questionId: string) => void;
}

/** One question of a sheet: its number above the sign of what became of it. */
export function OutcomeCell({
  questionId,
  number,
  label,
  outcome,
  marked = false,
  current,
  stop,
  onGo,
}: OutcomeCellProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      data-cell={questionId}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      tabIndex={stop ? 0 : -1}
      className={mergeClasses(styles.cell, styles[outcome], marked && styles.marked, current && styles.current)}
      onClick={() => onGo(questionId)}
    >
      {number}
      {outcome !== 'answered' && <OutcomeSign outcome={outcome} small />}
    </button>
  );
}
