import { Spinner, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  page: { flexGrow: 1, minHeight: '60vh', display: 'grid', placeItems: 'center', padding: '24px' },
  card: {
    maxWidth: '560px',
    padding: '40px',
    borderRadius: tokens.borderRadiusXLarge,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  line: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '28px', color: tokens.colorNeutralForeground2 },
});

/** Time is up: the paper closes calmly while it is sealed. */
export function ClosingNotice({ failed }: { failed: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <Heading className={styles.title}>{t('closing.title')}</Heading>
        <p className={styles.line} aria-live="polite">
          {t(failed ? 'closing.retrying' : 'closing.text')}
        </p>
        <Spinner size="small" label={t('closing.busy')} labelPosition="after" />
      </Panel>
    </main>
  );
}
