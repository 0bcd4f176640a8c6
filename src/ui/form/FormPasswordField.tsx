import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

interface FormPasswordFieldProps<Values extends FieldValues> extends Omit<PasswordFieldProps, 'field'> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A password input bound to a form. */
export function FormPasswordField<Values extends FieldValues>(props: FormPasswordFieldProps<Values>) {
  const { control, name, ...rest } = props;
  const { field } = useController({ control, name });
  return <PasswordField {...rest} field={{ ...field, value: field.value ?? '' }} />;
}
