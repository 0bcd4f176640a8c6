import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CertificateRegular, ClipboardTaskRegular, PeopleTeamRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px', display: 'flex', flexDirection: 'column', gap: '24px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  gains: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '24px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  gain: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: '12px',
    alignItems: 'start',
    alignContent: 'start',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    gridRow: 'span 2',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: '2px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

const gains: readonly { key: string; icon: ReactNode }[] = [
  { key: 'classes', icon: <PeopleTeamRegular fontSize={24} /> },
  { key: 'exams', icon: <ClipboardTaskRegular fontSize={24} /> },
  { key: 'certificates', icon: <CertificateRegular fontSize={24} /> },
];

/** What an organisation gets here, and the way in. */
export function Entry({ onRegister }: { onRegister: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          <Button appearance="primary" size="large" onClick={onRegister}>
            {t('register.open')}
          </Button>
        }
      />
      <Panel className={styles.panel} aria-label={t('gains.label')}>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.gains}>
          {gains.map(({ key, icon }) => (
            <div key={key} className={styles.gain}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              <h2 className={styles.name}>{t(`gains.${key}.name`)}</h2>
              <p className={styles.text}>{t(`gains.${key}.text`)}</p>
            </div>
          ))}
        </div>
      </Panel>
    </>
  );
}
