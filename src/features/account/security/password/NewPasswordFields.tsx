import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '#ui/form/FormPasswordField.tsx';
import { PasswordMeter } from '../../shared/PasswordMeter.tsx';
import type { PasswordValues } from './form.ts';

/** The fields of the new password, with its rules. */
export function NewPasswordFields({ form }: { form: UseFormReturn<PasswordValues> }) {
  const { t } = useTranslation('security');
  const { control, formState } = form;
  const password = useWatch({ control, name: 'password' });
  const problem = (name: keyof PasswordValues) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(key);
  };
  return (
    <>
      <FormPasswordField
        control={control}
        name="password"
        label={t('password.new')}
        problem={problem('password')}
        autoComplete="new-password"
        size="medium"
      />
      <PasswordMeter password={password} />
      <FormPasswordField
        control={control}
        name="repeated"
        label={t('password.repeated')}
        problem={problem('repeated')}
        autoComplete="new-password"
        size="medium"
      />
    </>
  );
}
