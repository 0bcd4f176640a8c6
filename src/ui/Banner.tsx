import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { semanticColours } from './theme/semantic-colours.ts';

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 12px',
    padding: '10px 16px',
    boxSizing: 'border-box',
    border: '1px solid',
    borderRadius: tokens.borderRadiusLarge,
  },
  attention: {
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
    borderTopColor: semanticColours.attentionLine,
    borderRightColor: semanticColours.attentionLine,
    borderBottomColor: semanticColours.attentionLine,
    borderLeftColor: semanticColours.attentionLine,
  },
  good: {
    backgroundColor: semanticColours.goodTint,
    color: semanticColours.goodText,
    borderTopColor: semanticColours.goodDot,
    borderRightColor: semanticColours.goodDot,
    borderBottomColor: semanticColours.goodDot,
    borderLeftColor: semanticColours.goodDot,
  },
  plain: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    borderTopColor: tokens.colorNeutralStroke2,
    borderRightColor: tokens.colorNeutralStroke2,
    borderBottomColor: tokens.colorNeutralStroke2,
    borderLeftColor: tokens.colorNeutralStroke2,
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  text: { flexGrow: 1, flexBasis: '320px', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: '0 14px' },
  title: { fontWeight: tokens.fontWeightSemibold },
});

interface BannerProps {
  appearance?: 'attention' | 'good' | 'plain';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A notice across the page: one icon, one sentence, at most one action; announced politely. */
export function Banner({ appearance = 'attention', icon, title, children, action, className }: BannerProps) {
  const styles = useStyles();
  return (
    <output className={mergeClasses(styles.banner, styles[appearance], className)}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {children && <span>{children}</span>}
      </span>
      {action}
    </output>
  );
}
