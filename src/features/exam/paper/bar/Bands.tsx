import { makeStyles } from '@fluentui/react-components';
import {
  AlertRegular,
  CheckmarkCircleRegular,
  ClockAlarmRegular,
  LockOpenRegular,
  WarningRegular,
  WifiOffRegular,
  WindowMultipleRegular,
} from '@fluentui/react-icons';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { lacksQuestions, type ReadingFlaws } from '#contract/ipc/paper.ts';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { ProxyLogin } from '#domain/session/ProxyLogin.tsx';
import { desktop } from '#lib/desktop.ts';
import { useFences } from '../../shared/lockdown/use-fences.ts';
import { useLockdown } from '../../shared/lockdown/use-lockdown.ts';
import { useCallWords } from '../staff-call/use-call-words.ts';
import { type CalledFrom, useCallStanding } from '../staff-call/use-staff-call.ts';
import { warningAt } from '../time/countdown.ts';
import { useSecondsLeft } from '../time/use-clock.ts';
import { durationText } from '../use-words.ts';
import { Band } from './Band.tsx';
import { switchWord } from './switch-word.ts';
import { useConnectionView, useSecondsSince } from './use-connection.ts';

const useCallBandStyles = makeStyles({ said: { display: 'block', flexShrink: 0 } });

/** Says that a call waits, and once, when it waited here, that it was seen. */
export function CallBand({ attempt }: { attempt: CalledFrom }) {
  const styles = useCallBandStyles();
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

const useLockdownBandStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
});

/** Applies the page's part of the lockdown, and says when this computer could not be locked. */
export function LockdownBand() {
  const { t } = useTranslation('lockdown');
  const styles = useLockdownBandStyles();
  const failed = useLockdown()?.failed ?? null;
  const [dismissed, setDismissed] = useState(false);
  useFences();
  return (
    <output className={styles.said}>
      {failed !== null && !dismissed && (
        <Band icon={<LockOpenRegular />} onDismiss={() => setDismissed(true)}>
          {t('failed', { step: t(`steps.${failed}`) })}
        </Band>
      )}
    </output>
  );
}

const useFlawsBandStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
});

/** Says that questions of the paper are missing here, or are only shown; it stays, because nothing on this machine can mend it. */
export function FlawsBand({ flaws }: { flaws: ReadingFlaws | undefined }) {
  const { t } = useTranslation('answering');
  const styles = useFlawsBandStyles();
  if (!flaws || !lacksQuestions(flaws)) return null;
  const { announced, read, unreadable } = flaws;
  const shown = read + unreadable;
  return (
    <output className={styles.said}>
      <Band icon={<WarningRegular />}>
        {[
          ...(announced !== null && shown < announced ? [t('flaws.announced', { announced, read: shown })] : []),
          ...(unreadable > 0 ? [t('flaws.unreadable', { count: unreadable })] : []),
        ].join(' ')}
      </Band>
    </output>
  );
}

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
