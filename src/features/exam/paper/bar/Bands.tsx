import { makeStyles } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ClockAlarmRegular,
  WifiOffRegular,
  WindowMultipleRegular,
} from '@fluentui/react-icons';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionWords } from '../../../../domain/session/connection-words.ts';
import { ProxyLogin } from '../../../../domain/session/ProxyLogin.tsx';
import type { AttemptRules } from '../../../../contract/ipc/exam.ts';
import { desktop } from '../../../../lib/desktop.ts';
import { Band } from './Band.tsx';
import { warningAt } from '../time/countdown.ts';
import { useSecondsLeft } from '../time/use-clock.ts';
import { useConnectionView, useSecondsSince } from './use-connection.ts';
import { durationText } from '../use-words.ts';
import { switchWord } from './switch-word.ts';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
  lead: { fontWeight: 600, marginInlineEnd: '12px' },
});

/** Says at 15, 5 and 1 minutes what is left; read out politely, once each. */
export const TimeBand = memo(function TimeBand({ deadline }: { deadline: number | null }) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  const minutes = warningAt(useSecondsLeft(deadline));
  return (
    <output className={styles.said}>
      {minutes !== null && <Band icon={<ClockAlarmRegular />}>{t('time.left', { count: minutes })}</Band>}
    </output>
  );
});

/** What to do first, then what is safe, then that time runs (look §8). */
export const OfflineBand = memo(function OfflineBand({ saved }: { saved: number }) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  const view = useConnectionView();
  const words = useConnectionWords();
  return (
    <output className={styles.said}>
      {view.state === 'offline' && (
        <Band
          icon={<WifiOffRegular />}
          end={
            <>
              <ProxyLogin /> <OfflineFor since={view.since} />
            </>
          }
        >
          <span className={styles.lead}>{words ? `${words.title} ${words.text}` : t('offline.lead')}</span>
          {saved > 0 ? t('offline.safe', { count: saved }) : t('offline.nothing')}
        </Band>
      )}
      {view.state === 'restored' && (
        <Band icon={<CheckmarkCircleRegular />} tone="good">
          {t('offline.restored')}
        </Band>
      )}
    </output>
  );
});

function OfflineFor({ since }: { since: number }) {
  const { t } = useTranslation('paper');
  // A clock that speaks each second would talk over the learner.
  return <span aria-live="off">{t('offline.for', { span: durationText(t, useSecondsSince(since)) })}</span>;
}

interface SwitchBandProps {
  attemptId: string;
  rules: Pick<AttemptRules, 'switchLimit' | 'switchConsequence'>;
}

/** Says once, without blame, that the learner left the exam's window. */
export const SwitchBand = memo(function SwitchBand({ attemptId, rules }: SwitchBandProps) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  const [count, setCount] = useState<number | null>(null);
  useEffect(
    () =>
      desktop.exam.screenSwitched((switched) => {
        if (switched.attemptId === attemptId) setCount(switched.count);
      }),
    [attemptId],
  );
  return (
    <output className={styles.said}>
      {count !== null && (
        <Band icon={<WindowMultipleRegular />} onDismiss={() => setCount(null)}>
          {t(`switched.${switchWord(count, rules)}`, { count, limit: rules.switchLimit })}
        </Band>
      )}
    </output>
  );
});
