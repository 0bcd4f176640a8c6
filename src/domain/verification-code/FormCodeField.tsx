import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

interface FormCodeFieldProps<Values extends FieldValues> extends Omit<CodeFieldProps, 'field'> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A code input bound to a form, whose errors are i18n keys unless its `problem` is told. */
export function FormCodeField<Values extends FieldValues>(props: FormCodeFieldProps<Values>) {
  const { control, name, ...rest } = props;
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ control, name });
  const key = fieldState.error?.message;
  const problem = rest.problem ?? (key === undefined ? undefined : t(key));
  return <CodeField {...rest} problem={problem} field={{ ...field, value: field.value ?? '' }} />;
}
