import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFile } from '#contract/ipc/downloads.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/** Letters of a file's name. */
const longestName = 200;

/** Gives a document of the platform to a program of the system, and says what came of it. False: it is not on this computer. */
export function useOpenDocument(): (file: DocumentFile) => Promise<boolean> {
  const { t } = useTranslation('ui');
  const toast = useToast();
  return useCallback(
    async ({ address, name }) => {
      const opened = await ask(desktop.files.openDocument({ address, name: name.slice(0, longestName) })).catch(
        (error: unknown) => {
          logFailure('document', error);
          return { outcome: 'failed', why: 'not-reached' } as const;
        },
      );
      if (opened.outcome === 'failed') {
        toast('error', t(`document.notGiven.${opened.why}`));
        return false;
      }
      toast(
        opened.outcome === 'opened' ? 'success' : 'warning',
        t(`document.${opened.outcome}`, { name: opened.fileName }),
      );
      return true;
    },
    [t, toast],
  );
}
