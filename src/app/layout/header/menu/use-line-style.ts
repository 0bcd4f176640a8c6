import { makeStyles, tokens } from '@fluentui/react-components';
import type { EntryLook } from './MenuEntry.tsx';

const useStyles = makeStyles({
  entry: { position: 'relative', padding: '0 14px' },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      left: '14px',
      right: '14px',
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: `var(--header-mark, ${tokens.colorCompoundBrandStroke})`,
    },
  },
});

/** Entries on a neutral ground, the current one with a line below it. */
export function useLineStyle(): EntryLook {
  return useStyles();
}
