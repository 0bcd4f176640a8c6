import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { clockAtom, platformNow, settingsAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { passObstacle, validUntil } from '#rules/readiness/seat-pass.ts';
import { PrintedText } from '#ui/print/PrintedText.tsx';
import { useReadinessReport } from './use-readiness-report.ts';
import { useSeatPass } from './use-seat-pass.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  field: { width: '280px', maxWidth: '100%' },
});

const longestName = 64;

interface SeatPassPanelProps {
  rows: readonly ReadinessRow[];
  seat: string;
  onSeat: (seat: string) => void;
}

/** The name of the seat, its pass, and the report as a file. */
export function SeatPassPanel({ rows, seat, onSeat }: SeatPassPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('readiness');
  const clock = useAtomValue(clockAtom);
  const { seatPass } = useAtomValue(settingsAtom);
  const { data: policy } = useDesktopQuery(desktop.policy.read, [], { cached: false });
  const obstacle = passObstacle(rows, seat, policy?.entries.some(({ key }) => key === 'journalFolder') ?? true);
  const report = useReadinessReport(rows, seat);
  const { reported, sending, issue, sendAgain } = useSeatPass(rows, report.tellFailed);
  const until = seatPass && validUntil(seatPass);
  return (
    <div className={styles.part}>
      <output>
        {seatPass === null || until === null
          ? t('pass.none')
          : t(until > platformNow(clock) ? 'pass.valid' : 'pass.expired', {
              seat: seatPass.seat,
              from: formatTime(seatPass.passedAt),
              until: formatTime(until),
            })}
      </output>
      {seatPass !== null && reported !== 'off' && (
        <output>
          {t(`pass.reported.${reported}`, { time: formatTime(seatPass.reportedAt ?? seatPass.passedAt) })}
        </output>
      )}
      <Field
        label={t('pass.seat')}
        className={styles.field}
        hint={obstacle ? t(`pass.obstacle.${obstacle}`) : undefined}
      >
        <Input value={seat} maxLength={longestName} onChange={(_, { value }) => onSeat(value)} />
      </Field>
      <div className={styles.actions}>
        <Button appearance="primary" disabled={obstacle !== null} onClick={() => void issue(seat)}>
          {t('pass.issue')}
        </Button>
        {sendAgain && (
          <Button disabled={sending} onClick={() => void sendAgain()}>
            {t('pass.send')}
          </Button>
        )}
        <Button disabled={rows.length === 0} onClick={() => void report.saveJson()}>
          {t('pass.saveJson')}
        </Button>
        <Button disabled={rows.length === 0} onClick={() => void report.savePdf()}>
          {t('pass.savePdf')}
        </Button>
      </div>
      {report.printing && <PrintedText text={report.text()} />}
    </div>
  );
}
