import { Input, type InputProps } from '@fluentui/react-components';
import { useController, type Control } from 'react-hook-form';
import type { SignInValues } from './form.ts';

interface FormInputProps extends Omit<InputProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'> {
  control: Control<SignInValues>;
  name: 'account' | 'authCode' | 'password';
}

/** An input of the form. Fluent's keeps a value of its own, so the form must hand its value in. */
export function FormInput({ control, name, ...rest }: FormInputProps) {
  const { field } = useController({ control, name });
  return <Input {...rest} {...field} onChange={(_, { value }) => field.onChange(value)} />;
}
