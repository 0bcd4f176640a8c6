import { Field, Input, Textarea } from '@fluentui/react-components';
import { PlatformText } from '#ui/PlatformText.tsx';
import type { FieldProps } from './field-props.ts';

/** A line, a paragraph, or a number with its unit; an item of an unknown kind is filled in as text. */
export function TextWidget({ field, values: [value = ''], onChange, problem }: FieldProps) {
  const { label, required, type, hint, unit } = field;
  return (
    <Field
      label={<PlatformText text={label} />}
      required={required}
      hint={hint || undefined}
      validationMessage={problem}
    >
      {type === 'textarea' ? (
        <Textarea value={value} rows={3} resize="vertical" onChange={(_, { value: text }) => onChange([text])} />
      ) : (
        <Input
          value={value}
          inputMode={type === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          {...(unit ? { contentAfter: unit } : {})}
          onChange={(_, { value: text }) => onChange([text])}
        />
      )}
    </Field>
  );
}
