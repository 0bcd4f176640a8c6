import { useApiMutation } from '#api/query.ts';
import {
  accountBindMail,
  accountBindPhone,
  accountChangeMail,
  accountChangePhone,
  accountGetMailAuthCode4ChangeMail,
  accountGetPhoneAuthCode4ChangePhone,
} from '#contract/platform/account/contact.ts';
import { normalAccount, normalCode } from '#domain/validation/patterns.ts';
import { succeeded } from '../../shared/succeeded.ts';
import type { ContactKind } from '../rules.ts';

/** Changes or binds a phone or email: sends a code to it, then makes the change (001 §7). */
export function useChangeContact(kind: ContactKind, mode: 'change' | 'bind') {
  const phoneCode = useApiMutation(accountGetPhoneAuthCode4ChangePhone);
  const mailCode = useApiMutation(accountGetMailAuthCode4ChangeMail);
  const changePhone = useApiMutation(accountChangePhone);
  const bindPhone = useApiMutation(accountBindPhone);
  const changeMail = useApiMutation(accountChangeMail);
  const bindMail = useApiMutation(accountBindMail);
  const phone = mode === 'change' ? changePhone : bindPhone;
  const mail = mode === 'change' ? changeMail : bindMail;
  const { isPending, error } = kind === 'phone' ? phone : mail;
  return {
    send: (typed: string) => {
      const contact = normalAccount(typed);
      return succeeded(
        kind === 'phone' ? phoneCode.mutateAsync({ phone: contact }) : mailCode.mutateAsync({ mail: contact }),
      );
    },
    change: (typed: string, code: string) => {
      const [contact, authCode] = [normalAccount(typed), normalCode(code)];
      return succeeded(
        kind === 'phone'
          ? phone.mutateAsync({ phone: contact, authCode })
          : mail.mutateAsync({ mail: contact, authCode }),
      );
    },
    changing: isPending,
    error,
  };
}
