import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { semanticColours } from './theme/semantic-colours.ts';

export type TagAppearance = 'plain' | 'brand' | 'outline' | 'good' | 'attention' | 'failed';

const useStyles = makeStyles({
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    height: '22px',
    padding: '0 8px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    flexShrink: 0,
    // High contrast drops background colours.
    '@media (forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
  },
  plain: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  outline: { border: `1px solid ${tokens.colorNeutralStroke1}`, color: tokens.colorNeutralForeground2 },
  good: { backgroundColor: semanticColours.goodTint, color: semanticColours.goodText },
  attention: { backgroundColor: semanticColours.attentionTint, color: semanticColours.attentionText },
  failed: { backgroundColor: semanticColours.failedTint, color: semanticColours.failedText },
});

/** A short label on a tinted background; the colour never carries the meaning alone. */
export function Tag({ appearance = 'plain', children }: { appearance?: TagAppearance; children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.tag, styles[appearance])}>{children}</span>;
}
