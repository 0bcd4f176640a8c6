import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { refusalOf } from '#api/refusal.ts';
import { livePaths } from '#contract/paths/live.ts';
import { drillDetail } from '#contract/platform/live/lab.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { openNewWindow } from '../session/new-window.ts';

/**
 * Opens the screen of a lab in a window of its own (002 §2). `id`: as the item of a task or a course names it. Where no
 * other window can open, it opens here.
 */
export function useOpenLab(): { openLab: (id: string) => Promise<void>; opening: boolean } {
  const { t } = useTranslation('labs');
  const toast = useToast();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const openLab = async (id: string) => {
    setOpening(true);
    try {
      const { courseId, labId } = await send(drillDetail, { id });
      if (labId === '') return toast('warning', t('noLab'));
      const address = livePaths.lab.to({ courseId, labId });
      const opened = await openNewWindow(address).catch((error: unknown) => {
        logFailure('lab window', error);
        return 'too-many' as const;
      });
      if (opened === 'paper-open') toast('warning', t('paperOpen'));
      if (opened === 'too-many') await navigate(address);
    } catch (error) {
      logFailure('lab', error);
      toast('error', (error instanceof ApiError && refusalOf(error)) || t('notOpened'));
    } finally {
      setOpening(false);
    }
  };
  return { openLab, opening };
}
