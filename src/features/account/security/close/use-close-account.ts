import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDestory } from '../../../../contract/platform/account/security.ts';
import { useApiMutation } from '../../../../api/query.ts';
import { useToast } from '../../../../lib/toast.ts';
import { succeeded } from '../../shared/succeeded.ts';
import type { ContactKind } from '../rules.ts';
import { useSelfProof } from '../use-self-proof.ts';

/** Proves who is asking, then ends the account. The session ends with it, as by signing out. */
export function useCloseAccount(way: ContactKind) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const proof = useSelfProof(way);
  const end = useApiMutation(accountDestory);
  // A code works once: when only the end did not get through, the next try does not hand it in again.
  const proved = useRef(false);
  const close = async (code: string) => {
    if (!proved.current) proved.current = await proof.check(code);
    if (proved.current && (await succeeded(end.mutateAsync({})))) toast('success', t('close.done'));
  };
  return {
    send: proof.send,
    close,
    closing: proof.checking || end.isPending,
    error: end.error ?? proof.error,
  };
}
