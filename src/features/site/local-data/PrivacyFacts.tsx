import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { captureSeconds } from '#rules/exam/capture-interval.ts';
import { pictureDays } from '#rules/exam/picture-days.ts';
import { FactList } from '#ui/FactList.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

const parts = ['cameras', 'microphone', 'exam', 'where', 'long', 'tracking', 'diagnostics'] as const;

/** What this client records of a learner, where it goes, and how long it stays here. */
export function PrivacyFacts() {
  const styles = useStyles();
  const { t } = useTranslation('local-data');
  const numbers = { ...captureSeconds, days: pictureDays };
  return (
    <section className={styles.part} aria-label={t('privacy.title')}>
      <h3 className={styles.title}>{t('privacy.title')}</h3>
      <FactList facts={parts.map((part) => [t(`privacy.${part}.name`), t(`privacy.${part}.text`, numbers)])} />
    </section>
  );
}
