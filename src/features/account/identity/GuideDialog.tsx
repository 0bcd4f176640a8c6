import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CameraRegular, PhoneRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { MobileCode } from '#domain/real-name/MobileCode.tsx';
import { AppDialog } from '#ui/AppDialog.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '720px' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  options: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  option: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, paddingLeft: '20px', lineHeight: '26px', color: tokens.colorNeutralForeground2 },
  code: { alignSelf: 'center' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface GuideDialogProps {
  /** Sign-in page of the mobile site; null when the tenant has none. */
  link: string | null;
  onHere: () => void;
  onClose: () => void;
}

/** Offers both verification options: on this computer or by phone. */
export function GuideDialog({ link, onHere, onClose }: GuideDialogProps) {
  const { t } = useTranslation('identity');
  const styles = useStyles();
  return (
    <AppDialog
      title={t('title')}
      closeLabel={t('guide.close')}
      className={styles.surface}
      contentClassName={styles.content}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('guide.lead')}</p>
      <div className={styles.options}>
        <section className={styles.option} aria-label={t('guide.here')}>
          <h3 className={styles.head}>
            <CameraRegular fontSize={20} aria-hidden />
            {t('guide.here')}
          </h3>
          <ul className={styles.list}>
            {(['card', 'camera', 'time'] as const).map((need) => (
              <li key={need}>{t(`guide.needs.${need}`)}</li>
            ))}
          </ul>
          <Button size="large" appearance="primary" onClick={onHere}>
            {t('guide.start')}
          </Button>
          <p className={styles.text}>{t('card.rights')}</p>
        </section>
        <section className={styles.option} aria-label={t('guide.phone')}>
          <h3 className={styles.head}>
            <PhoneRegular fontSize={20} aria-hidden />
            {t('guide.phone')}
          </h3>
          {link && (
            <span className={styles.code}>
              <MobileCode link={link} size={148} />
            </span>
          )}
          <p className={styles.text}>{t(link ? 'guide.scan' : 'guide.noLink')}</p>
          {link && <output className={styles.state}>{t('realName.waiting')}</output>}
        </section>
      </div>
    </AppDialog>
  );
}
