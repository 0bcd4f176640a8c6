import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Panel } from '../../ui/Panel.tsx';

const useStyles = makeStyles({
  page: { width: '820px', maxWidth: 'calc(100vw - 48px)', margin: '0 auto', padding: '24px 0 48px' },
  paper: { marginTop: '12px', padding: '40px 48px', fontSize: tokens.fontSizeBase400, lineHeight: '30px' },
  title: {
    margin: '0 0 16px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A legal text on one sheet, with the way back to where the reader came from. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('legal');
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first address of a window has nothing before it.
  const back = () => void (key === 'default' ? navigate(paths.root(), { replace: true }) : navigate(-1));
  return (
    <main className={styles.page}>
      <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={back}>
        {t('back')}
      </Button>
      <Panel className={styles.paper}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Panel>
    </main>
  );
}
