import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '#ui/form/FormPasswordField.tsx';
import type { PasswordFieldProps } from '#ui/form/PasswordField.tsx';
import type { NewPasswordValues } from './new-password.ts';
import { PasswordMeter } from './PasswordMeter.tsx';

interface NewPasswordFieldsProps extends Pick<PasswordFieldProps, 'size'> {
  /** The label of the first field. */
  label: string;
  /** The label of the second one. */
  again: string;
}

/** The fields of a new password, with its rules, in a form whose values include it. */
export function NewPasswordFields({ label, again, size }: NewPasswordFieldsProps) {
  const { t } = useTranslation('ui');
  const { control, formState } = useFormContext<NewPasswordValues>();
  const password = useWatch({ control, name: 'password' });
  const problem = (name: keyof NewPasswordValues) => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(key);
  };
  const shared = { control, size, autoComplete: 'new-password' } as const;
  return (
    <>
      <FormPasswordField {...shared} name="password" label={label} problem={problem('password')} />
      <PasswordMeter password={password} />
      <FormPasswordField {...shared} name="repeated" label={again} problem={problem('repeated')} />
    </>
  );
}
