import { Field } from '@fluentui/react-components';
import { PhoneRegular } from '@fluentui/react-icons';
import { zodResolver } from '@hookform/resolvers/zod';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { FormProvider, useController, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import { accountGetPhoneAuthCode4Register, accountRegister } from '#contract/platform/account/security.ts';
import { normalAccount, normalCode, phoneError } from '#domain/validation/patterns.ts';
import { FormCodeField } from '#domain/verification-code/FormCodeField.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { AgreementField } from '../shared/AgreementField.tsx';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { succeeded } from '../shared/succeeded.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { draftOf, registerDraftAtom, registerSchema, type RegisterValues } from './form.ts';

/** The registration form; registration is by phone only. */
export function RegisterForm({ onRegistered }: { onRegistered: (account: string) => void }) {
  const styles = useFormStyles();
  const { t } = useTranslation('account');
  const register = useApiMutation(accountRegister);
  const code = useApiMutation(accountGetPhoneAuthCode4Register);
  const [draft, setDraft] = useAtom(registerDraftAtom);
  const form = useForm<RegisterValues>({ defaultValues: draft, resolver: zodResolver(registerSchema) });
  const { control, formState, getValues, handleSubmit, setError, setFocus, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setDraft(draftOf(values)) }),
    [subscribe, setDraft],
  );
  const problem = (name: keyof RegisterValues) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(key);
  };
  const sendCode = async () => {
    const phone = normalAccount(getValues('phone'));
    const wrong = phoneError(phone);
    if (wrong !== null) {
      setError('phone', { message: wrong }, { shouldFocus: true });
      return null;
    }
    form.clearErrors('phone');
    if (!(await succeeded(code.mutateAsync({ phone })))) return null;
    setFocus('authCode');
    return phone;
  };
  const submit = handleSubmit(async ({ phone, authCode, password }) => {
    const account = normalAccount(phone);
    const sent = register.mutateAsync({ account, authCode: normalCode(authCode), password });
    if (await succeeded(sent)) onRegistered(account);
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('register.phone')} size="large" validationMessage={problem('phone')}>
        <FormInput
          control={control}
          name="phone"
          size="large"
          type="tel"
          autoComplete="username"
          contentBefore={<PhoneRegular />}
        />
      </Field>
      <FormCodeField
        control={control}
        name="authCode"
        purpose="register"
        problem={problem('authCode')}
        onSend={sendCode}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('register.password')} again={t('register.repeated')} />
      </FormProvider>
      <Agreement control={control} problem={problem('agreed')} />
      <SubmitButton className={styles.submit} size="large" busy={register.isPending}>
        {t('register.submit')}
      </SubmitButton>
      {register.error && (
        <FormProblem
          text={refusalOf(register.error) ?? t('ui:problems.notReached')}
          warning={isWarning(register.error)}
        />
      )}
    </form>
  );
}

function Agreement({ control, problem }: { control: Control<RegisterValues>; problem: string | undefined }) {
  const { field } = useController({ control, name: 'agreed' });
  return <AgreementField field={field} problem={problem} to="registration" />;
}
