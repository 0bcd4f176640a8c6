import { useApiMutation } from '#api/query.ts';
import { accountGetMailAuthCode4Login, accountGetPhoneAuthCode4Login } from '#contract/platform/account/account.ts';
import { accountError, isMail, normalAccount } from '#domain/validation/patterns.ts';
import { CodeField } from '#domain/verification-code/CodeField.tsx';
import { succeeded } from '../shared/succeeded.ts';
import type { SignInForm } from './use-sign-in-form.ts';

interface SignInCodeProps {
  form: SignInForm;
  problem: string | undefined;
}

/** The code field of the sign-in, sent to the account in the form. */
export function SignInCode({ form, problem }: SignInCodeProps) {
  const phone = useApiMutation(accountGetPhoneAuthCode4Login);
  const mail = useApiMutation(accountGetMailAuthCode4Login);
  const send = async () => {
    const account = normalAccount(form.values.account);
    const wrong = accountError(account);
    form.tell('account', wrong);
    if (wrong) return null;
    const sending = isMail(account) ? mail.mutateAsync({ mail: account }) : phone.mutateAsync({ phone: account });
    // A toast shows why it was not sent; no countdown then.
    if (!(await succeeded(sending))) return null;
    form.focus('authCode');
    return account;
  };
  return <CodeField field={form.bind('authCode')} purpose="login" problem={problem} onSend={send} />;
}
