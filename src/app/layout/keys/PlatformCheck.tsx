import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { PlatformCheckDialog } from '../../../features/site/platform-check/PlatformCheckDialog.tsx';
import { loadTexts } from '../../../lib/i18n/i18n.ts';
import { logFailure } from '../../../lib/log.ts';
import { platformCheckOpenAtom } from './state.ts';

/** The check of the platform, once its texts are there. */
export function PlatformCheck() {
  const setOpen = useSetAtom(platformCheckOpenAtom);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadTexts(['site'])
      .catch((error: unknown) => logFailure('texts of the check', error))
      .finally(() => setReady(true));
  }, []);
  return ready ? <PlatformCheckDialog onClose={() => setOpen(false)} /> : null;
}
