import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { isWarning, refusalOf } from '#api/refusal.ts';
import {
  accountChangePasswordByMailAuthCode,
  accountChangePasswordByPhoneAuthCode,
} from '#contract/platform/account/security.ts';
import { isMail } from '#domain/validation/patterns.ts';
import { maskAccount } from '#lib/format.ts';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import type { NewPasswordValues } from '../shared/new-password.ts';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { succeeded } from '../shared/succeeded.ts';
import { useFormStyles } from '../shared/use-form-styles.ts';
import { newPasswordSchema, type VerifyValues } from './form.ts';

const useStyles = makeStyles({
  account: { margin: 0, color: tokens.colorNeutralForeground2 },
  unseen: { display: 'none' },
});

interface NewPasswordStepProps {
  verified: VerifyValues;
  onBack: () => void;
  onChanged: () => void;
}

/** Step 2: sets the new password. */
export function NewPasswordStep({ verified, onBack, onChanged }: NewPasswordStepProps) {
  const styles = { ...useFormStyles(), ...useStyles() };
  const { t } = useTranslation('account');
  const byPhone = useApiMutation(accountChangePasswordByPhoneAuthCode);
  const byMail = useApiMutation(accountChangePasswordByMailAuthCode);
  const form = useForm<NewPasswordValues>({
    defaultValues: { password: '', repeated: '' },
    resolver: zodResolver(newPasswordSchema),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const change = isMail(verified.account) ? byMail : byPhone;
  const submit = form.handleSubmit(async ({ password: newPassword }) => {
    if (await succeeded(change.mutateAsync({ ...verified, newPassword }))) onChanged();
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.account}>{t('recover.for', { account: maskAccount(verified.account) })}</p>
      {/* Password managers store the new password under this user name. */}
      <input
        className={styles.unseen}
        type="text"
        autoComplete="username"
        value={verified.account}
        readOnly
        tabIndex={-1}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('recover.password')} again={t('recover.repeated')} />
      </FormProvider>
      {change.error && (
        <FormProblem text={refusalOf(change.error) ?? t('ui:problems.notReached')} warning={isWarning(change.error)} />
      )}
      <SubmitButton className={styles.submit} size="large" busy={change.isPending}>
        {t('recover.submit')}
      </SubmitButton>
      <Button className={styles.submit} size="large" onClick={onBack}>
        {t('recover.back')}
      </Button>
    </form>
  );
}
