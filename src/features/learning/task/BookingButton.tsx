import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskItem } from '#contract/platform/learning/task-detail.ts';
import { useToast } from '#lib/toast.ts';
import type { Booking } from '../shared/booking/booking-rules.ts';
import { BookingDialog } from '../shared/booking/BookingDialog.tsx';

const useStyles = makeStyles({ button: { flexShrink: 0, minWidth: '96px' } });

interface BookingButtonProps {
  item: TaskItem;
  booking: Booking;
  describedBy: string;
}

/** Opens the dates of an offline training; before booking is allowed it says when it will be (002 §4). */
export function BookingButton({ item, booking, describedBy }: BookingButtonProps) {
  const styles = useStyles();
  const { t } = useTranslation('booking');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const act = () => {
    if (booking === 'notBooked' && item.isTrainingCanReserve === false) return toast('warning', t('notBookable'));
    return setOpen(true);
  };
  return (
    <>
      <Button className={styles.button} aria-describedby={describedBy} onClick={act}>
        {t(booking === 'booked' ? 'change' : booking === 'failed' ? 'again' : 'book')}
      </Button>
      {open && <BookingDialog taskItemId={item.id} name={item.contentName} onClose={() => setOpen(false)} />}
    </>
  );
}
