import type { ApiError } from '#api/errors.ts';
import { useApiMutation } from '#api/query.ts';
import {
  accountCheckMailAuthCodeBySelf,
  accountCheckPhoneAuthCodeBySelf,
  accountGetMailAuthCodeBySelf,
  accountGetPhoneAuthCodeBySelf,
} from '#contract/platform/account/contact.ts';
import { normalCode } from '#domain/validation/patterns.ts';
import { succeeded } from '../shared/succeeded.ts';
import type { ContactKind } from './rules.ts';

interface SelfVerification {
  /** Sends a code to the account's phone or email; true when sent. */
  send: () => Promise<boolean>;
  /** Submits the code; true when accepted, which the platform remembers for ten minutes. */
  check: (code: string) => Promise<boolean>;
  checking: boolean;
  error: ApiError | null;
}

/** The verification required before sensitive changes (001 §7), by phone or email. */
export function useSelfVerification(channel: ContactKind): SelfVerification {
  const sendToPhone = useApiMutation(accountGetPhoneAuthCodeBySelf);
  const sendToMail = useApiMutation(accountGetMailAuthCodeBySelf);
  const checkPhone = useApiMutation(accountCheckPhoneAuthCodeBySelf);
  const checkMail = useApiMutation(accountCheckMailAuthCodeBySelf);
  const sending = channel === 'phone' ? sendToPhone : sendToMail;
  const checking = channel === 'phone' ? checkPhone : checkMail;
  return {
    send: () => succeeded(sending.mutateAsync({})),
    check: (code) => succeeded(checking.mutateAsync({ authCode: normalCode(code) })),
    checking: checking.isPending,
    error: checking.error,
  };
}
