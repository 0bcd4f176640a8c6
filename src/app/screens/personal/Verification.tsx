import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useRealName } from '../../../domain/real-name/real-name.ts';
import { IdentityDialog } from '../../../features/account/identity/IdentityDialog.tsx';
import { mobileLink } from '../../../domain/tenant/mobile-link.ts';
import { tenantAtom } from '../../../domain/session/state.ts';

/** Identity verification by address; who is verified already cannot open it (001 §2). */
export function Verification({ onClose }: { onClose: () => void }) {
  const { options, domain } = useAtomValue(tenantAtom);
  const verified = useRealName();
  // Decided once: being verified in the middle of it shows that it worked.
  const [admitted, setAdmitted] = useState<boolean | null>(null);
  if (admitted === null && verified !== null) setAdmitted(!verified);
  useEffect(() => {
    if (admitted === false) onClose();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [admitted]);
  if (admitted !== true) return null;
  return <IdentityDialog link={mobileLink(options['h5_address'], domain)} onClose={onClose} />;
}
