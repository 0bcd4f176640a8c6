import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** Below the card. */
  after?: ReactNode;
}

/** What stands in place of the paper. */
function PaperNotice({ title, children, after }: NoticeProps) {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </Panel>
      {after}
    </main>
  );
}

/** A decision of staff that hides the paper. */
export function StaffNotice({ children, ...props }: NoticeProps) {
  const styles = useStyles();
  return (
    <PaperNotice {...props}>
      <div role="alert" className={styles.lines}>
        {children}
      </div>
    </PaperNotice>
  );
}

/** Time is up: the paper closes calmly while it is sealed. */
export function ClosingNotice({ failed }: { failed: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <PaperNotice title={t('closing.title')}>
      <div aria-live="polite" className={styles.lines}>
        <p>{t(failed ? 'closing.retrying' : 'closing.text')}</p>
      </div>
      <Spinner size="small" label={t('closing.busy')} labelPosition="after" />
    </PaperNotice>
  );
}
