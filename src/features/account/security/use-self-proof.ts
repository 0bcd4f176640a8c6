import {
  accountCheckMailAuthCodeBySelf,
  accountCheckPhoneAuthCodeBySelf,
  accountGetMailAuthCodeBySelf,
  accountGetPhoneAuthCodeBySelf,
} from '../../../contract/platform/account/contact.ts';
import type { ApiError } from '../../../api/errors.ts';
import { useApiMutation } from '../../../api/query.ts';
import { normalCode } from '../../../domain/validation/patterns.ts';
import { succeeded } from '../shared/succeeded.ts';
import type { ContactKind } from './rules.ts';

interface SelfProof {
  /** Sends a code to the own phone or mail; true when it is on its way. */
  send: () => Promise<boolean>;
  /** Hands the code in; true when the platform took it, and remembers it for ten minutes. */
  check: (code: string) => Promise<boolean>;
  checking: boolean;
  error: ApiError | null;
}

/** The self check before something serious (001 §7), by phone or by mail. */
export function useSelfProof(way: ContactKind): SelfProof {
  const sendToPhone = useApiMutation(accountGetPhoneAuthCodeBySelf);
  const sendToMail = useApiMutation(accountGetMailAuthCodeBySelf);
  const checkPhone = useApiMutation(accountCheckPhoneAuthCodeBySelf);
  const checkMail = useApiMutation(accountCheckMailAuthCodeBySelf);
  const sending = way === 'phone' ? sendToPhone : sendToMail;
  const checking = way === 'phone' ? checkPhone : checkMail;
  return {
    send: () => succeeded(sending.mutateAsync({})),
    check: (code) => succeeded(checking.mutateAsync({ authCode: normalCode(code) })),
    checking: checking.isPending,
    error: checking.error,
  };
}
