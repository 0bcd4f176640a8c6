import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

interface FormCodeFieldProps<Values extends FieldValues> extends Omit<CodeFieldProps, 'field'> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A code input bound to a form. */
export function FormCodeField<Values extends FieldValues>(props: FormCodeFieldProps<Values>) {
  const { control, name, ...rest } = props;
  const { field } = useController({ control, name });
  return <CodeField {...rest} field={{ ...field, value: field.value ?? '' }} />;
}
