import { Button, makeStyles, RadioGroup, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getUserTaskTrainingList, type OfferedTraining } from '#contract/platform/learning/booking.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
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
export function BookingDialog({ taskItemId, name, onClose }: BookingDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const dates = useApiQuery(getUserTaskTrainingList, { taskItemId });
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  const booking = useBooking(taskItemId);
  const [choice, setChoice] = useState<string | null>(null);
  const stateOf = (training: OfferedTraining) => dateStateOf(training, now, clock.timeShiftMs);
  const own = dates.data?.find((training) => stateOf(training) === 'own');
  const fixed = own !== undefined && !isChangeable(own, now, clock.timeShiftMs);
  const chosen = choice ?? own?.trainingId;
  const unlisted = dates.data?.length === 0;
  const canSend = own ? !fixed && chosen !== own.trainingId : chosen !== undefined || unlisted;
  const send = async () => {
    const done = own && chosen !== undefined ? await booking.replace(chosen) : await booking.reserve(chosen);
    if (done) onClose();
  };
  const hint = fixed ? 'begun' : unlisted ? 'noDates' : own ? 'move' : 'choose';
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
          {own && !fixed && <CancelBooking training={own} onDone={onClose} />}
        </>
      }
    >
      <p className={styles.name}>
        <PlatformText text={name} />
      </p>
      <QueryView query={dates} skeleton={<TextSkeleton />} failed={t('dialog.failed')}>
        {(trainings) => (
          <>
            <p className={styles.hint}>{t(`hint.${hint}`)}</p>
            <RadioGroup
              className={styles.dates}
              aria-label={t('dialog.dates')}
              value={chosen ?? ''}
              disabled={booking.busy || fixed}
              onChange={(_, { value }) => setChoice(value)}
            >
              {distinctKeys(
                inOrder(trainings, now, clock.timeShiftMs).map((training) => (
                  <DateChoice
                    key={training.trainingId}
                    training={training}
                    state={stateOf(training)}
                    chosen={training.trainingId === chosen}
                  />
                )),
              )}
            </RadioGroup>
          </>
        )}
      </QueryView>
    </AppDialog>
  );
}
