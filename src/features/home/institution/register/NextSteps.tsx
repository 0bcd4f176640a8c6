import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  steps: { margin: 0, paddingLeft: '20px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

const steps = ['check', 'sms', 'visit'] as const;

/** What happens once an application is sent. */
export function NextSteps() {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{t(`done.${step}`)}</li>
      ))}
    </ol>
  );
}
