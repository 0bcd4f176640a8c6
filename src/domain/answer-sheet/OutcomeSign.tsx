import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkFilled,
  CircleHalfFillFilled,
  DismissFilled,
  QuestionFilled,
  SubtractFilled,
} from '@fluentui/react-icons';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { Outcome } from './outcome.ts';

const useStyles = makeStyles({
  sign: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '14px',
  },
  small: { width: '14px', height: '14px', fontSize: '11px', backgroundColor: 'transparent' },
  right: { backgroundColor: semanticColours.goodTint, color: semanticColours.goodText },
  partly: { backgroundColor: semanticColours.attentionTint, color: semanticColours.attentionText },
  wrong: { backgroundColor: semanticColours.failedTint, color: semanticColours.failedText },
  none: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  unknown: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
});

const signs = {
  right: CheckmarkFilled,
  partly: CircleHalfFillFilled,
  wrong: DismissFilled,
  none: SubtractFilled,
  unknown: QuestionFilled,
} as const;

/** What became of an answer, by shape and colour; its words stand beside it. */
export function OutcomeSign({ outcome, small = false }: { outcome: Outcome; small?: boolean }) {
  const styles = useStyles();
  const Sign = signs[outcome];
  return (
    <span className={mergeClasses(styles.sign, styles[outcome], small && styles.small)} aria-hidden>
      <Sign />
    </span>
  );
}
