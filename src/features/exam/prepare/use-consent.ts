import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ask, desktop } from '../../../lib/desktop.ts';
import { sessionAtom, settingsAtom } from '../../../domain/session/state.ts';

/** Whether this account agreed to pictures on this machine, and how it does. */
export function useConsent() {
  const { accountId } = useAtomValue(sessionAtom);
  const { captureConsent } = useAtomValue(settingsAtom);
  const [now, setNow] = useState(false);
  const [saving, setSaving] = useState(false);
  const account = accountId ?? '';
  const agree = async () => {
    setSaving(true);
    // Agreed is agreed: if it cannot be remembered, it is asked again next time.
    await ask(desktop.settings.change({ captureConsent: { ...captureConsent, [account]: Date.now() } })).catch(
      (error: unknown) => desktop.app.log('warn', `consent: ${String(error)}`),
    );
    setSaving(false);
    setNow(true);
  };
  return { consented: now || captureConsent[account] !== undefined, saving, agree };
}
