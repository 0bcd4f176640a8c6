import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { PlatformText } from './PlatformText.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 24px', minHeight: '40px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '8px' },
});

interface PageTitleProps {
  title: string;
  /** Filters of the page, for example tabs beside the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a page: title, filters, actions. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Heading className={styles.title}>
        <PlatformText text={title} />
      </Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
