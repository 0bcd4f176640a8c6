import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCallWords } from './use-call-words.ts';
import { useCallStanding, useStaffCall, type CalledFrom } from './use-staff-call.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', marginTop: '16px' },
  said: { color: tokens.colorNeutralForeground2 },
});

/** Calls an invigilator to the seat, and says what came of it; nothing where the platform takes no calls. */
export function StaffCall({ attempt }: { attempt: CalledFrom }) {
  const styles = useStyles();
  const { t } = useTranslation('staff-call');
  const words = useCallWords();
  const { standing, absent } = useCallStanding(attempt);
  const { call, calling, failed } = useStaffCall(attempt);
  if (absent) return null;
  const waiting = standing?.step === 'waiting';
  return (
    <div className={styles.part}>
      <Button icon={<AlertRegular />} disabledFocusable={calling || waiting} onClick={call}>
        {t(waiting ? 'called' : calling ? 'calling' : 'call')}
      </Button>
      <output className={styles.said}>{failed && !waiting ? t('failed') : standing && words(standing)}</output>
    </div>
  );
}
