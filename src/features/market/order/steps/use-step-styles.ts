import { makeStyles, tokens } from '@fluentui/react-components';

/** The parts that every step of an order has: facts, the sum, buttons below each other. */
export const useStepStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: '12px' },
  sum: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 12px' },
  amount: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  line: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
