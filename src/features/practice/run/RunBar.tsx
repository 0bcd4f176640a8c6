import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PracticeRun, PracticeState } from '#contract/ipc/practice.ts';
import { practicePaths, type PracticeAddress } from '#contract/paths/practice.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatCountdown } from '#lib/format.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { SyncNote } from '../shared/SyncNote.tsx';

const useStyles = makeStyles({
  bar: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px', minHeight: '40px' },
  title: { fontWeight: tokens.fontWeightSemibold, minWidth: 0, overflowWrap: 'anywhere' },
  time: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '8px' },
});

interface RunBarProps {
  title: string;
  run: PracticeRun;
  state: PracticeState;
  saved: boolean;
  address: PracticeAddress;
  onTimeUp: () => Promise<boolean>;
  onFinish: () => void;
}

/** What is practised, in which mode, how long still, and what is where. */
export function RunBar({ title, run, state, saved, address, onTimeUp, onFinish }: RunBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      <span className={styles.title}>
        <PlatformText text={title} />
      </span>
      <Tag appearance="brand">{t(`mode.${run.mode}.name`)}</Tag>
      {run.endsAt !== null && <TimeLeft endsAt={run.endsAt} onTimeUp={onTimeUp} />}
      <span className={styles.quiet}>{t(saved ? 'run.saved' : 'run.saving')}</span>
      <SyncNote state={state} />
      <div className={styles.actions}>
        <Button onClick={() => void navigate(address.backPath ?? practicePaths.pattern.to(address))}>
          {t('run.leave')}
        </Button>
        <Button appearance="primary" onClick={onFinish}>
          {t('run.finish')}
        </Button>
      </div>
    </div>
  );
}

interface TimeLeftProps {
  /** Epoch ms of the platform's clock. */
  endsAt: number;
  onTimeUp: () => Promise<boolean>;
}

function TimeLeft({ endsAt, onTimeUp }: TimeLeftProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const clock = useAtomValue(clockAtom);
  const leftMs = useCountdown(endsAt, () => platformNow(clock));
  const over = leftMs === 0;
  useEffect(() => {
    if (over) void onTimeUp();
    // Once, when the time is over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over]);
  return (
    <span role="timer" aria-label={t('run.timeLeft')} className={styles.time}>
      {formatCountdown(leftMs ?? 0)}
    </span>
  );
}
