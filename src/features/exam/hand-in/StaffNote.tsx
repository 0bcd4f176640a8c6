import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Trouble } from './receipt.ts';

const useStyles = makeStyles({
  note: {
    margin: '28px 0 0',
    padding: '14px 20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '& p': { margin: '4px 0 0', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

/** What staff can do about a paper that does not arrive by itself. */
export function StaffNote({ trouble }: { trouble: Trouble }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  return (
    <section className={styles.note} aria-label={t('staff.title')}>
      <h2 className={styles.title}>{t('staff.title')}</h2>
      <p>{t(`staff.${trouble}`)}</p>
      <p>{t('staff.rescue')}</p>
    </section>
  );
}
