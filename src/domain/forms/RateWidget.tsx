import { Field, Rating } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '#ui/PlatformText.tsx';
import type { FieldProps } from './field-props.ts';

/** Stars of a form that names no number. */
const starsByDefault = 5;

/** A number of stars. */
export function RateWidget({ field, values: [value = ''], onChange, problem }: FieldProps) {
  const { t } = useTranslation('forms');
  return (
    <Field
      label={<PlatformText text={field.label} />}
      required={field.required}
      hint={field.hint || undefined}
      validationMessage={problem}
    >
      <Rating
        max={Math.min(10, field.most ?? starsByDefault) || starsByDefault}
        value={Number(value) || 0}
        itemLabel={(stars) => t('stars', { count: stars })}
        onChange={(_, { value: stars }) => onChange([String(stars)])}
      />
    </Field>
  );
}
