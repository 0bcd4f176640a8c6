import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/Panel.tsx';
import { NextSteps } from './NextSteps.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px', position: 'sticky', top: '80px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  part: { margin: '16px 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingLeft: '20px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

const needed = ['documents', 'photos', 'place'] as const;

/** Beside the form: what to have at hand, and what comes afterwards. */
export function Notes() {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  return (
    <Panel className={styles.panel} aria-labelledby="register-notes">
      <h2 id="register-notes" className={styles.title}>
        {t('notes.title')}
      </h2>
      <h3 className={styles.part}>{t('notes.prepare')}</h3>
      <ul className={styles.list}>
        {needed.map((need) => (
          <li key={need}>{t(`notes.${need}`)}</li>
        ))}
      </ul>
      <h3 className={styles.part}>{t('notes.next')}</h3>
      <NextSteps />
    </Panel>
  );
}
