import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { cellLooks } from '#domain/answer-sheet/cell-looks.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { SheetExtent } from '../order.ts';

const useStyles = makeStyles({
  cell: {
    position: 'relative',
    minWidth: 0,
    height: '32px',
    padding: 0,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
  answered: {
    border: `1px solid ${semanticColours.answeredTint}`,
    backgroundColor: semanticColours.answeredTint,
    color: semanticColours.answeredText,
  },
  // Dashed like an empty one, its lower half filled: told apart without colour.
  partly: {
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      left: 0,
      right: 0,
      bottom: 0,
      height: '50%',
      backgroundColor: semanticColours.answeredTint,
      forcedColorAdjust: 'none',
    },
    isolation: 'isolate',
  },
  // Struck through, without a frame to fill.
  unanswerable: {
    border: `1px solid transparent`,
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'line-through',
  },
  ...cellLooks,
  ring: { borderTopStyle: 'solid', borderRightStyle: 'solid', borderBottomStyle: 'solid', borderLeftStyle: 'solid' },
  sample: {
    width: '18px',
    height: '18px',
    borderRadius: tokens.borderRadiusSmall,
    display: 'inline-block',
    flexShrink: 0,
    cursor: 'default',
  },
});

const extentKeys = {
  whole: 'sheet.answered',
  partly: 'sheet.partly',
  empty: 'sheet.empty',
  unanswerable: 'sheet.unanswerable',
} as const;

export interface CellLook {
  extent?: SheetExtent;
  marked?: boolean;
  current?: boolean;
}

interface SheetCellProps extends Required<CellLook> {
  number: number;
  questionId: string;
  /** The one cell that Tab reaches. */
  stop: boolean;
  onGo: (questionId: string) => void;
  t: TFunction<'paper'>;
}

/** One question of the answer sheet; drawn again only when something about it changed. */
export const SheetCell = memo(function SheetCell({
  number,
  questionId,
  extent,
  marked,
  current,
  stop,
  onGo,
  t,
}: SheetCellProps) {
  const styles = useStyles();
  const label = [
    t('question.number', { number }),
    t(extentKeys[extent]),
    ...(marked ? [t('sheet.markedLabel')] : []),
    ...(current ? [t('sheet.current')] : []),
  ].join(t('sheet.labelSeparator'));
  return (
    <button
      type="button"
      data-cell={questionId}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      tabIndex={stop ? 0 : -1}
      className={mergeClasses(
        styles.cell,
        extent === 'whole' && styles.answered,
        extent === 'partly' && styles.partly,
        extent === 'unanswerable' && styles.unanswerable,
        marked && styles.marked,
        current && styles.current,
      )}
      onClick={() => onGo(questionId)}
    >
      {number}
    </button>
  );
});

/** A cell without a number, for the legend. */
export function SampleCell({ extent, marked, current }: CellLook) {
  const styles = useStyles();
  return (
    <span
      aria-hidden
      className={mergeClasses(
        styles.cell,
        styles.sample,
        extent === 'whole' && styles.answered,
        extent === 'partly' && styles.partly,
        marked && styles.marked,
        current && styles.current,
        current && styles.ring,
      )}
    />
  );
}
