import { Field } from '@fluentui/react-components';
import { MailRegular, PhoneRegular } from '@fluentui/react-icons';
import { zodResolver } from '@hookform/resolvers/zod';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import {
  accountCheckAuthCode,
  accountGetMailAuthCode4ChangePwd,
  accountGetPhoneAuthCode4ChangePwd,
} from '#contract/platform/account/security.ts';
import { accountError, isMail, normalAccount, normalCode } from '#domain/validation/patterns.ts';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { succeeded } from '../shared/succeeded.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { verifySchema, recoverDraftAtom, type VerifyValues } from './form.ts';

/** Step 1: verifies phone or email by a code. */
export function VerifyStep({ onVerified }: { onVerified: (verified: VerifyValues) => void }) {
  const styles = useFormStyles();
  const { t } = useTranslation('account');
  const check = useApiMutation(accountCheckAuthCode);
  const byPhone = useApiMutation(accountGetPhoneAuthCode4ChangePwd);
  const byMail = useApiMutation(accountGetMailAuthCode4ChangePwd);
  const [draft, setDraft] = useAtom(recoverDraftAtom);
  const form = useForm<VerifyValues>({
    defaultValues: { account: draft, authCode: '' },
    resolver: zodResolver(verifySchema),
  });
  const { control, formState, getValues, handleSubmit, setError, setFocus, clearErrors } = form;
  const typed = useWatch({ control, name: 'account' });
  useEffect(() => setDraft(typed), [typed, setDraft]);
  const mail = typed.includes('@');
  const problem = (name: keyof VerifyValues) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(key);
  };
  const sendCode = async () => {
    const account = normalAccount(getValues('account'));
    const wrong = accountError(account);
    if (wrong !== null) {
      setError('account', { message: wrong }, { shouldFocus: true });
      return null;
    }
    clearErrors('account');
    const sending = isMail(account) ? byMail.mutateAsync({ mail: account }) : byPhone.mutateAsync({ phone: account });
    if (!(await succeeded(sending))) return null;
    setFocus('authCode');
    return account;
  };
  const submit = handleSubmit(async (values) => {
    const verified = { account: normalAccount(values.account), authCode: normalCode(values.authCode) };
    if (await succeeded(check.mutateAsync(verified))) onVerified(verified);
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('account')} size="large" validationMessage={problem('account')}>
        <FormInput
          control={control}
          name="account"
          size="large"
          autoComplete="username"
          contentBefore={mail ? <MailRegular /> : <PhoneRegular />}
        />
      </Field>
      <FormCodeField
        control={control}
        name="authCode"
        purpose={mail ? 'recover-mail' : 'recover-phone'}
        problem={problem('authCode')}
        onSend={sendCode}
      />
      {check.error && (
        <FormProblem text={refusalOf(check.error) ?? t('ui:problems.notReached')} warning={isWarning(check.error)} />
      )}
      <SubmitButton className={styles.submit} size="large" busy={check.isPending}>
        {t('recover.next')}
      </SubmitButton>
    </form>
  );
}
