import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sessionAtom } from '#domain/app-state.ts';
import { openNewWindow } from '#domain/session/new-window.ts';
import { ask, desktop, DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { actionOf, type ShownEntry } from './entries.ts';

/** Opens the target of an entry: here, in a new window, in the system browser, or via the sign-in page. */
export function useOpenEntry(): (entry: ShownEntry) => void {
  const { t } = useTranslation('header');
  const navigate = useNavigate();
  const toast = useToast();
  const { signedIn } = useAtomValue(sessionAtom);
  return useCallback(
    (entry) => {
      const action = actionOf(entry, signedIn);
      if (action.kind === 'go') void navigate(action.path);
      if (action.kind === 'window') {
        const here = () => void navigate(action.path);
        // If no new window can open (a paper is open, too many windows), navigates here.
        openNewWindow(action.path)
          .then((opened) => opened === 'opened' || here())
          .catch((error: unknown) => {
            logFailure('new window', error);
            here();
          });
      }
      if (action.kind === 'browser') {
        ask(desktop.app.openExternal(action.url)).catch((error: unknown) => {
          const code = error instanceof DesktopError ? error.code : null;
          // The learner's own answer needs no message.
          if (code === 'declined') return;
          if (code === 'paper-open') return toast('warning', t('ui:document.notGiven.paper-open'));
          logFailure('external link', error);
          toast('warning', t(code === 'not-allowed' ? 'external.notAllowed' : 'external.failed'));
        });
      }
    },
    [navigate, signedIn, t, toast],
  );
}
