import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../api/query.ts';
import {
  cancelTaskTraining,
  reserveTaskTraining,
  type TaskItem,
} from '../../../contract/platform/learning/task-detail.ts';
import { useToast } from '../../../lib/toast.ts';

const useStyles = makeStyles({ button: { flexShrink: 0, minWidth: '96px' } });

interface BookingButtonProps {
  item: TaskItem;
  booked: boolean;
  describedBy: string;
}

/** Books an offline training or cancels it; before booking is allowed it says when it will be (002 §4). */
export function BookingButton({ item, booked, describedBy }: BookingButtonProps) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const toast = useToast();
  const reserve = useApiMutation(reserveTaskTraining);
  const cancel = useApiMutation(cancelTaskTraining);
  const call = booked ? cancel : reserve;
  const act = () => {
    if (!booked && !item.isTrainingCanReserve) return toast('warning', t('warning.notBookable'));
    return call.mutate(
      { taskItemId: item.id },
      { onSuccess: () => toast('success', t(booked ? 'booking.cancelledNow' : 'booking.bookedNow')) },
    );
  };
  return (
    <Button className={styles.button} aria-describedby={describedBy} disabledFocusable={call.isPending} onClick={act}>
      {t(booked ? 'booking.cancel' : 'booking.book')}
    </Button>
  );
}
