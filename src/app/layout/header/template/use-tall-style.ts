import { makeStyles, tokens } from '@fluentui/react-components';
import type { EntryLook } from '../menu/MenuEntry.tsx';

const useStyles = makeStyles({
  entry: {
    position: 'relative',
    height: '40px',
    padding: '0 14px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase400,
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      left: '14px',
      right: '14px',
      bottom: '-6px',
      height: '3px',
      borderRadius: '2px',
      backgroundColor: `var(--header-mark, ${tokens.colorCompoundBrandStroke})`,
    },
  },
});

/** Entries of the tall header, the current one with a short line below its word. */
export function useTallStyle(): EntryLook {
  return useStyles();
}
