import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 24px',
    minHeight: '70px',
    boxSizing: 'border-box',
    padding: '8px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '8px' },
});

interface PanelHeadProps {
  title: string;
  /** Filters of the panel, for example tabs beside the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a panel that fills a page: title, filters and actions in one line. */
export function PanelHead({ title, children, actions }: PanelHeadProps) {
  const styles = useStyles();
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
