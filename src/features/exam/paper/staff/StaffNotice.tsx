import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  page: {
    flexGrow: 1,
    minHeight: '60vh',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '16px',
    padding: '24px',
  },
  card: {
    maxWidth: '560px',
    padding: '40px',
    borderRadius: tokens.borderRadiusXLarge,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  lines: {
    '& p': { margin: '4px 0', fontSize: tokens.fontSizeBase400, lineHeight: '28px' },
    color: tokens.colorNeutralForeground2,
  },
});

interface StaffNoticeProps {
  title: string;
  children: ReactNode;
  /** Below the card. */
  after?: ReactNode;
}

/** A decision of staff that hides the paper. */
export function StaffNotice({ title, children, after }: StaffNoticeProps) {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <Heading className={styles.title}>{title}</Heading>
        <div role="alert" className={styles.lines}>
          {children}
        </div>
      </Panel>
      {after}
    </main>
  );
}
