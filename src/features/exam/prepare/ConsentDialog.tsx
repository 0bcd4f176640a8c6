import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { captureSeconds } from '#rules/exam/capture-interval.ts';
import { pictureDays } from '#rules/exam/picture-days.ts';
import { PromptDialog } from '#ui/PromptDialog.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: '10px 12px', margin: '12px 0' },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0 },
  staff: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const parts = ['what', 'how', 'who', 'long', 'not'] as const;

interface ConsentDialogProps {
  busy: boolean;
  onAgree: () => void;
  onRefuse: () => void;
}

/** Asked once an account before the first picture: what is captured, how often, who sees it. */
export function ConsentDialog({ busy, onAgree, onRefuse }: ConsentDialogProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <PromptDialog
      onlyText
      title={t('consent.title')}
      primary={{ label: t('consent.agree'), onChoose: onAgree, busy }}
      other={{ label: t('consent.refuse'), onChoose: onRefuse }}
    >
      {t('consent.lead')}
      <dl className={styles.list}>
        {parts.map((part) => (
          <ConsentPart key={part} part={part} />
        ))}
      </dl>
      <p className={styles.staff}>{t('consent.staff')}</p>
    </PromptDialog>
  );
}

function ConsentPart({ part }: { part: (typeof parts)[number] }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <>
      <dt className={styles.term}>{t(`consent.${part}.name`)}</dt>
      <dd className={styles.value}>{t(`consent.${part}.text`, { ...captureSeconds, days: pictureDays })}</dd>
    </>
  );
}
