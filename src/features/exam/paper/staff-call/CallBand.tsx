import { makeStyles } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Band } from '../bar/Band.tsx';
import { useCallStanding, type CalledFrom } from './use-staff-call.ts';
import { useCallWords } from './use-call-words.ts';

const useStyles = makeStyles({ said: { display: 'block', flexShrink: 0 } });

/** Says that a call waits, and once, when it waited here, that it was seen. */
export function CallBand({ attempt }: { attempt: CalledFrom }) {
  const styles = useStyles();
  const words = useCallWords();
  const { standing } = useCallStanding(attempt);
  const [waited, setWaited] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (standing?.step === 'waiting' && !waited) setWaited(true);
  const seen = standing?.step === 'seen' && waited && standing.id !== dismissed;
  return (
    <output className={styles.said}>
      {standing?.step === 'waiting' && <Band icon={<AlertRegular />}>{words(standing)}</Band>}
      {seen && (
        <Band icon={<AlertRegular />} tone="good" onDismiss={() => setDismissed(standing.id)}>
          {words(standing)}
        </Band>
      )}
    </output>
  );
}
