import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ask, desktop, DesktopError } from '../../../../lib/desktop.ts';
import { logFailure } from '../../../../lib/log.ts';
import { openNewWindow } from '../../../session/new-window.ts';
import { sessionAtom } from '../../../../domain/session/state.ts';
import { useToast } from '../../../../lib/toast.ts';
import { stepOf, type ShownEntry } from './entries.ts';

/** Goes where an entry leads: here, in a second window, in the system's browser, or first to the sign-in page. */
export function useOpenEntry(): (entry: ShownEntry) => void {
  const { t } = useTranslation('header');
  const navigate = useNavigate();
  const toast = useToast();
  const { signedIn } = useAtomValue(sessionAtom);
  return useCallback(
    (entry) => {
      const step = stepOf(entry, signedIn);
      if (step.kind === 'go') void navigate(step.path);
      if (step.kind === 'window') {
        const here = () => void navigate(step.path);
        // Where there is no second window (a paper is open, too many windows), this one goes there.
        openNewWindow(step.path)
          .then((opened) => opened === 'opened' || here())
          .catch((error: unknown) => {
            logFailure('new window', error);
            here();
          });
      }
      if (step.kind === 'browser') {
        ask(desktop.app.openExternal(step.url)).catch((error: unknown) => {
          logFailure('external link', error);
          const refused = error instanceof DesktopError && error.code === 'not-allowed';
          toast('warning', t(refused ? 'external.notAllowed' : 'external.failed'));
        });
      }
    },
    [navigate, signedIn, t, toast],
  );
}
