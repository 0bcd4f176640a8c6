import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountGetMailAuthCode4Login, accountGetPhoneAuthCode4Login } from '../../../api/account.ts';
import { useSend } from '../../../api/query.ts';
import { maskAccount } from '../../../lib/format.ts';
import { isMail } from '../../../lib/patterns.ts';
import { accountError, normalAccount, type SignInValues } from './form.ts';
import { FormInput } from '../../../ui/form/FormInput.tsx';
import { useResend } from '../../../lib/resend.ts';

const useStyles = makeStyles({
  send: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
});

interface CodeFieldProps {
  form: UseFormReturn<SignInValues>;
  problem: string | undefined;
}

/** The code and the button that sends it: get code, 60 s, get again (000 §4). */
export function CodeField({ form, problem }: CodeFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const phone = useSend(accountGetPhoneAuthCode4Login);
  const mail = useSend(accountGetMailAuthCode4Login);
  const resend = useResend('login');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const waiting = resend.left > 0;

  const send = async () => {
    const account = normalAccount(form.getValues('account'));
    const wrong = accountError(account);
    if (wrong) {
      form.setError('account', { message: wrong }, { shouldFocus: true });
      return;
    }
    form.clearErrors('account');
    const sending = isMail(account) ? mail.mutateAsync({ mail: account }) : phone.mutateAsync({ phone: account });
    // The toast says why it was not sent; nothing is counted down then.
    const sent = await sending.then(
      () => true,
      () => false,
    );
    if (!sent) return;
    resend.start();
    setSentTo(account);
    form.setFocus('authCode');
  };
  const label = waiting
    ? t('resendIn', { seconds: Math.ceil(resend.left / 1000) })
    : t(sentTo === null ? 'getCode' : 'getCodeAgain');

  return (
    <Field
      label={t('code')}
      size="large"
      validationMessage={problem}
      hint={sentTo === null ? undefined : t('codeSent', { account: maskAccount(sentTo) })}
    >
      <FormInput
        control={form.control}
        name="authCode"
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={t('codePlaceholder')}
        contentBefore={<ShieldCheckmarkRegular />}
        contentAfter={
          <Button
            className={styles.send}
            appearance="transparent"
            size="small"
            disabledFocusable={waiting || phone.isPending || mail.isPending}
            onClick={() => void send()}
          >
            {label}
          </Button>
        }
      />
    </Field>
  );
}
