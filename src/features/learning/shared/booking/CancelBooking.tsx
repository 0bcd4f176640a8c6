import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { TrainingLines } from './TrainingLines.tsx';
import { useBooking } from './use-booking.ts';

interface CancelBookingProps {
  training: OfferedTraining;
  describedBy?: string;
  onDone?: () => void;
}

/** Asks before it gives the learner's place away. */
export function CancelBooking({ training, describedBy, onDone }: CancelBookingProps) {
  const { t } = useTranslation('booking');
  const [asking, setAsking] = useState(false);
  const booking = useBooking(training.taskItemId);
  const cancel = async () => {
    const done = await booking.cancel();
    setAsking(false);
    if (done) onDone?.();
  };
  return (
    <>
      <Button aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {t('cancel.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cancel.title', { name: training.trainingName })}
        safe={t('cancel.keep')}
        onSafe={() => setAsking(false)}
        risky={t('cancel.confirm')}
        onRisky={() => void cancel()}
        busy={booking.busy}
      >
        <TrainingLines training={training} />
        <p>{t('cancel.text')}</p>
      </ConfirmDialog>
    </>
  );
}
