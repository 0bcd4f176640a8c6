import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionAtom, settingsAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';

/** Whether this account agreed to pictures on this machine, and how it does. */
export function useConsent() {
  const { accountId } = useAtomValue(sessionAtom);
  const { captureConsent } = useAtomValue(settingsAtom);
  const [now, setNow] = useState(false);
  const [saving, setSaving] = useState(false);
  // While a token is renewed nobody tells whose it is: the pictures of who agreed go on.
  const [known, setKnown] = useState(accountId);
  if (accountId !== null && accountId !== known) setKnown(accountId);
  const account = accountId ?? known ?? '';
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
