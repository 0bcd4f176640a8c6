import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '464px' },
  content: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '12px', textAlign: 'center' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    borderRadius: '50%',
    backgroundColor: semanticColours.goodTint,
    color: semanticColours.goodText,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** The identity is verified. */
export function DoneStep({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  return (
    <AppDialog
      title={t('done.title')}
      className={styles.surface}
      contentClassName={styles.content}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('done.close')}
        </Button>
      }
    >
      <span className={styles.icon}>
        <ShieldCheckmarkFilled fontSize={40} aria-hidden />
      </span>
      <p className={styles.text}>{t('done.text')}</p>
    </AppDialog>
  );
}
