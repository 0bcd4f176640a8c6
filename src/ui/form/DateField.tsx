import { Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinDay, partOrder, splitDay, type DayPart } from '../../lib/day-parts.ts';
import { formatMonth } from '../../lib/format.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
const choices = { month: numbers(12), day: numbers(31) } as const;

interface DateFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A value 'yyyy-MM-dd', '' for none. */
  name: FieldPath<Values>;
  label: string;
  /** The validation message. */
  problem: string | undefined;
}

/** A day in the order of the learner's language; the browser's own date input follows the system's. */
export function DateField<Values extends FieldValues>({ control, name, label, problem }: DateFieldProps<Values>) {
  const styles = useStyles();
  const labelId = useId();
  const { field } = useController({ control, name });
  const value: string = field.value ?? '';
  // An unfinished entry is a value too: the form says that it is no day.
  const [entered, setEntered] = useState({ value, parts: splitDay(value) });
  const parts = entered.value === value ? entered.parts : splitDay(value);
  const change = (part: DayPart, text: string) => {
    const changed = { ...parts, [part]: text };
    setEntered({ value: joinDay(changed), parts: changed });
    field.onChange(joinDay(changed));
  };
  return (
    <Field label={{ children: label, id: labelId }} validationMessage={problem}>
      <fieldset aria-labelledby={labelId} className={styles.parts}>
        {partOrder(currentLocale()).map((part) => (
          <PartInput
            key={part}
            part={part}
            text={parts[part]}
            onBlur={field.onBlur}
            onChange={(text) => change(part, text)}
          />
        ))}
      </fieldset>
    </Field>
  );
}

interface PartInputProps {
  part: DayPart;
  text: string;
  onBlur: () => void;
  onChange: (text: string) => void;
}

/** The year is typed, month and day are chosen. */
function PartInput({ part, text, onBlur, onChange }: PartInputProps) {
  const { t } = useTranslation('ui');
  const name = t(`date.${part}`);
  if (part === 'year') {
    return (
      <Input
        aria-label={name}
        placeholder={name}
        inputMode="numeric"
        maxLength={4}
        value={text}
        onBlur={onBlur}
        onChange={(_, { value }) => onChange(value.replace(/\D/g, ''))}
      />
    );
  }
  return (
    <Select aria-label={name} value={text} onBlur={onBlur} onChange={(_, { value }) => onChange(value)}>
      <option value="">{name}</option>
      {choices[part].map((choice) => (
        <option key={choice} value={choice}>
          {part === 'month' ? formatMonth(Number(choice)) : choice}
        </option>
      ))}
    </Select>
  );
}
