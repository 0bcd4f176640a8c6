import { useTranslation } from 'react-i18next';
import { send } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { useApiMutation } from '#api/query.ts';
import {
  cancelTaskTraining,
  getUserTaskTrainingList,
  isUserTaskTrainingReserved,
  replaceTaskTraining,
  reserveTaskTraining,
} from '#contract/platform/learning/booking.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { isOutcomeUnknown } from './booking-rules.ts';

/** Books an offline training, moves its booking and cancels it; each resolves to true when it is known to be done. */
export function useBooking(taskItemId: string) {
  const { t } = useTranslation('booking');
  const toast = useToast();
  const reserve = useApiMutation(reserveTaskTraining);
  const replace = useApiMutation(replaceTaskTraining);
  const cancel = useApiMutation(cancelTaskTraining);

  /** The failure itself is told by the toast of every failed call; here only what the platform knows of its outcome. */
  async function run(call: () => Promise<unknown>, arrived: () => Promise<boolean>, done: string): Promise<boolean> {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isOutcomeUnknown(error.failure) || !(await arrived().catch(unanswered))) return false;
    }
    toast('success', done);
    return true;
  }

  const isReserved = () => send(isUserTaskTrainingReserved, { taskItemId });
  const ownDate = async () =>
    (await send(getUserTaskTrainingList, { taskItemId })).find((training) => training.isReserved)?.trainingId;

  return {
    busy: reserve.isPending || replace.isPending || cancel.isPending,
    reserve: (trainingId: string | undefined) =>
      run(
        () => reserve.mutateAsync({ taskItemId, trainingId }),
        async () => (trainingId === undefined ? (await isReserved()) === true : (await ownDate()) === trainingId),
        t('done.booked'),
      ),
    replace: (trainingId: string) =>
      run(
        () => replace.mutateAsync({ taskItemId, trainingId }),
        async () => (await ownDate()) === trainingId,
        t('done.moved'),
      ),
    cancel: () =>
      run(
        () => cancel.mutateAsync({ taskItemId }),
        async () => (await isReserved()) === false,
        t('done.cancelled'),
      ),
  };
}

function unanswered(error: unknown): false {
  logFailure('booking', error);
  return false;
}
