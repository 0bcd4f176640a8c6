import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#api/query.ts';
import { accountChangePasswordByOld } from '#contract/platform/account/security.ts';
import { FormPasswordField } from '#ui/form/FormPasswordField.tsx';
import { NewPasswordFields } from '../../shared/NewPasswordFields.tsx';
import { succeeded } from '../../shared/succeeded.ts';
import { DialogForm } from '../DialogForm.tsx';
import { emptyPassword, passwordSchema, type PasswordValues } from './form.ts';

interface OldPasswordFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Sets a new password by the old one. */
export function OldPasswordForm({ onDone, onCancel }: OldPasswordFormProps) {
  const { t } = useTranslation('security');
  const change = useApiMutation(accountChangePasswordByOld);
  const form = useForm<PasswordValues>({ defaultValues: emptyPassword, resolver: zodResolver(passwordSchema) });
  const submit = form.handleSubmit(async ({ proof, password }) => {
    if (await succeeded(change.mutateAsync({ oldPassword: proof, newPassword: password }))) onDone();
  });
  return (
    <DialogForm
      submit={t('password.submit')}
      onSubmit={submit}
      onCancel={onCancel}
      pending={change.isPending}
      error={change.error}
    >
      <FormPasswordField
        control={form.control}
        name="proof"
        label={t('password.old')}
        problem={undefined}
        autoComplete="current-password"
        size="medium"
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('password.new')} again={t('password.repeated')} size="medium" />
      </FormProvider>
    </DialogForm>
  );
}
