import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learningPaths } from '#contract/paths/learning.ts';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { ReminderMenu } from '#domain/reminders/ReminderMenu.tsx';
import { formatTime } from '#lib/format.ts';
import { useMoment } from '#lib/use-moment.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { bookingOf, eventOf, isChangeable, timesOf } from '../shared/booking/booking-rules.ts';
import { BookingDialog } from '../shared/booking/BookingDialog.tsx';
import { BookingTag } from '../shared/booking/BookingTag.tsx';
import { CancelBooking } from '../shared/booking/CancelBooking.tsx';
import { TrainingLines } from '../shared/booking/TrainingLines.tsx';

const useStyles = makeStyles({
  card: { display: 'flex', gap: '16px', padding: '16px', flexWrap: 'wrap' },
  day: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '72px',
    height: '72px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
  text: { flexGrow: 1, flexBasis: '280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  task: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  actions: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
});

/** One booked, passed or failed offline training, with what can still be changed. */
export function BookingCard({ training }: { training: OfferedTraining }) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const nameId = useId();
  const clock = useAtomValue(clockAtom);
  const [changing, setChanging] = useState(false);
  const now = platformNow(clock);
  const { from } = timesOf(training, clock.timeShiftMs);
  useMoment(knownTime(from), () => platformNow(clock));
  const event = eventOf(training, now, clock.timeShiftMs);
  return (
    <Panel as="article" className={styles.card} aria-labelledby={nameId}>
      <span className={styles.day} aria-hidden>
        {typeof from === 'number' ? formatTime(from, 'day') : t(from === null ? 'noDay' : 'dayUnread')}
      </span>
      <div className={styles.text}>
        <CardHead id={nameId} name={training.trainingName}>
          <BookingTag booking={bookingOf(training)} />
        </CardHead>
        <TrainingLines training={training} />
        {training.taskId && (
          <RouteLink className={styles.task} to={learningPaths.task.to({ id: training.taskId })}>
            {t('ofTask', { name: training.taskName || t('task') })}
          </RouteLink>
        )}
      </div>
      <div className={styles.actions}>
        {event && <ReminderMenu event={event} describedBy={nameId} />}
        {isChangeable(training, now, clock.timeShiftMs) && (
          <>
            <Button aria-describedby={nameId} onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
            <CancelBooking training={training} describedBy={nameId} />
          </>
        )}
      </div>
      {changing && (
        <BookingDialog
          taskItemId={training.taskItemId}
          name={training.trainingName}
          onClose={() => setChanging(false)}
        />
      )}
    </Panel>
  );
}
