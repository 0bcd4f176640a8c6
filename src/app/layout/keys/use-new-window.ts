import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { openNewWindow } from '#domain/session/new-window.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { track } from '../../tracking/track.ts';

/** Opens another window, or shows why it cannot. */
export function useNewWindow(): () => Promise<void> {
  const { t } = useTranslation('keys');
  const toast = useToast();
  return useCallback(async () => {
    try {
      const outcome = await openNewWindow();
      if (outcome === 'opened') track('new-window');
      else toast('warning', t(`windows.${outcome}`));
    } catch (error) {
      logFailure('new window', error);
      toast('error', t('windows.failed'));
    }
  }, [t, toast]);
}
