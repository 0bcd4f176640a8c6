import { Input, type InputProps } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface FormInputProps<Values extends FieldValues> extends Omit<
  InputProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'
> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A text input bound to a form. Controlled, because an uncontrolled Fluent input would ignore form resets. */
export function FormInput<Values extends FieldValues>({ control, name, ...rest }: FormInputProps<Values>) {
  const { field } = useController({ control, name });
  return <Input {...rest} {...field} value={field.value ?? ''} onChange={(_, { value }) => field.onChange(value)} />;
}
