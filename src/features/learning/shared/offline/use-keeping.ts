import { useTranslation } from 'react-i18next';
import type { ItemName } from '#contract/ipc/learning.ts';
import type { KeepRequest } from '#contract/ipc/offline.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/** What a learner does with kept items; says when this computer could not note it. */
export function useKeeping() {
  const { t } = useTranslation('kept');
  const toast = useToast();
  const told = async (answer: ReturnType<typeof desktop.offline.keep>) => {
    try {
      await ask(answer);
    } catch (error) {
      logFailure('offline', error);
      toast('error', t('notDone'));
    }
  };
  return {
    keep: (request: KeepRequest) => told(desktop.offline.keep(request)),
    pause: ({ courseId, itemId }: ItemName) => told(desktop.offline.pause({ courseId, itemId })),
    remove: ({ courseId, itemId }: ItemName) => told(desktop.offline.remove({ courseId, itemId })),
  };
}
