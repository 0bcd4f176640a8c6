import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { sitePaths } from '#contract/paths/site.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  page: { width: '820px', maxWidth: 'calc(100vw - 48px)', margin: '0 auto', padding: '24px 0 48px' },
  back: { minWidth: 0, marginLeft: '-12px' },
  wide: { width: '1092px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 820px)',
    gap: '24px',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
  sheet: { minWidth: 0, marginTop: '12px' },
  paper: {
    padding: '40px 48px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '30px',
    '@media (max-width: 900px)': { padding: '24px' },
  },
  title: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  version: {
    margin: '0 0 16px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface LegalPageProps {
  title: string;
  /** Version and date, below the title. */
  version?: string | undefined;
  /** The table of contents, beside the sheet. */
  contents?: ReactNode;
  /** A note above the sheet. */
  note?: ReactNode;
  children: ReactNode;
}

/** The layout of legal texts: one sheet with a back button. */
export function LegalPage({ title, version, contents, note, children }: LegalPageProps) {
  const styles = useStyles();
  const { t } = useTranslation('legal');
  const navigate = useNavigate();
  const { key } = useLocation();
  // Without history, goes to the home page.
  const back = () => void (key === 'default' ? navigate(sitePaths.root.to(), { replace: true }) : navigate(-1));
  const sheet = (
    <div className={styles.sheet}>
      {note}
      <Panel as="article" className={styles.paper}>
        <Heading className={styles.title}>{title}</Heading>
        {version !== undefined && <p className={styles.version}>{version}</p>}
        {children}
      </Panel>
    </div>
  );
  return (
    <main className={mergeClasses(styles.page, contents !== undefined && styles.wide)}>
      <Button className={styles.back} appearance="subtle" icon={<ArrowLeftRegular />} onClick={back}>
        {t('back')}
      </Button>
      {contents === undefined ? (
        sheet
      ) : (
        <div className={styles.columns}>
          {contents}
          {sheet}
        </div>
      )}
    </main>
  );
}
