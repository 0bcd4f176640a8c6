import { Button, makeStyles, RadioGroup, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../../api/query.ts';
import { getUserTaskTrainingList, type TrainingSession } from '../../../../contract/platform/learning/booking.ts';
import { clockAtom, platformNow } from '../../../../domain/session/state.ts';
import { AppDialog } from '../../../../ui/AppDialog.tsx';
import { BusySpinner } from '../../../../ui/form/BusySpinner.tsx';
import { Read } from '../../../../ui/Read.tsx';
import { TextSkeleton } from '../../../../ui/Skeletons.tsx';
import { dateStateOf, inOrder, isChangeable } from './booking-rules.ts';
import { CancelBooking } from './CancelBooking.tsx';
import { DateChoice } from './DateChoice.tsx';
import { useBooking } from './use-booking.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  name: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  dates: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '8px' },
});

interface BookingDialogProps {
  taskItemId: string;
  name: string;
  onClose: () => void;
}

/** The dates of an offline training: one is booked, or the booking moved to another or cancelled. */
export function BookingDialog(props: BookingDialogProps) {
  const { t } = useTranslation('booking');
  const dates = useApiQuery(getUserTaskTrainingList, { taskItemId: props.taskItemId });
  if (dates.data) return <Dates {...props} sessions={dates.data} />;
  return (
    <AppDialog title={t('dialog.book')} onClose={props.onClose} closeLabel={t('dialog.close')}>
      <Read of={dates} skeleton={<TextSkeleton />} failed={t('dialog.failed')}>
        {() => null}
      </Read>
    </AppDialog>
  );
}

function Dates({ taskItemId, name, onClose, sessions }: BookingDialogProps & { sessions: readonly TrainingSession[] }) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  const booking = useBooking(taskItemId);
  const stateOf = (session: TrainingSession) => dateStateOf(session, now, clock.timeShiftMs);
  const own = sessions.find((session) => stateOf(session) === 'own');
  const [chosen, setChosen] = useState(own?.trainingId ?? '');
  const fixed = own !== undefined && !isChangeable(own, now, clock.timeShiftMs);
  const canSend = own ? !fixed && chosen !== '' && chosen !== own.trainingId : chosen !== '' || sessions.length === 0;
  const send = async () => {
    const done = own ? await booking.replace(chosen) : await booking.reserve(chosen === '' ? undefined : chosen);
    if (done) onClose();
  };
  const hint = fixed ? 'begun' : sessions.length === 0 ? 'noDates' : own ? 'move' : 'choose';
  return (
    <AppDialog
      title={t(own ? 'dialog.change' : 'dialog.book')}
      onClose={onClose}
      closeLabel={t('dialog.close')}
      contentClassName={styles.content}
      actions={
        <>
          <Button
            appearance="primary"
            disabledFocusable={booking.busy || !canSend}
            icon={booking.busy ? <BusySpinner /> : undefined}
            onClick={() => void send()}
          >
            {t(own ? 'dialog.moveHere' : 'dialog.bookIt')}
          </Button>
          {own && !fixed && <CancelBooking session={own} onDone={onClose} />}
        </>
      }
    >
      <p className={styles.name}>{name}</p>
      <p className={styles.hint}>{t(`hint.${hint}`)}</p>
      <RadioGroup
        className={styles.dates}
        aria-label={t('dialog.dates')}
        value={chosen}
        disabled={booking.busy || fixed}
        onChange={(_, { value }) => setChosen(value)}
      >
        {inOrder(sessions, now, clock.timeShiftMs).map((session) => (
          <DateChoice
            key={session.trainingId}
            session={session}
            state={stateOf(session)}
            chosen={session.trainingId === chosen}
          />
        ))}
      </RadioGroup>
    </AppDialog>
  );
}
