import type { UseFormReturn } from 'react-hook-form';
import {
  accountGetMailAuthCode4Login,
  accountGetPhoneAuthCode4Login,
} from '../../../contract/platform/account/account.ts';
import { useApiMutation } from '../../../api/query.ts';
import { accountError, isMail, normalAccount } from '../../../domain/validation/patterns.ts';
import { succeeded } from '../shared/succeeded.ts';
import { CodeField } from '../../../domain/verification-code/CodeField.tsx';
import type { SignInValues } from '../shared/sign-in-form.ts';

interface SignInCodeProps {
  form: UseFormReturn<SignInValues>;
  problem: string | undefined;
}

/** The code field of the sign-in, sent to the account in the form. */
export function SignInCode({ form, problem }: SignInCodeProps) {
  const phone = useApiMutation(accountGetPhoneAuthCode4Login);
  const mail = useApiMutation(accountGetMailAuthCode4Login);
  const send = async () => {
    const account = normalAccount(form.getValues('account'));
    const wrong = accountError(account);
    if (wrong) {
      form.setError('account', { message: wrong }, { shouldFocus: true });
      return null;
    }
    form.clearErrors('account');
    const sending = isMail(account) ? mail.mutateAsync({ mail: account }) : phone.mutateAsync({ phone: account });
    // A toast shows why it was not sent; no countdown then.
    if (!(await succeeded(sending))) return null;
    form.setFocus('authCode');
    return account;
  };
  return <CodeField control={form.control} name="authCode" purpose="login" problem={problem} onSend={send} />;
}
