import { Input, makeStyles, Select } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinDay, partOrder, splitDay, type DayPart } from '#lib/day-parts.ts';
import { formatMonth } from '#lib/format.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { FieldGroup } from './FieldGroup.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
  },
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
const choices = { month: numbers(12), day: numbers(31) } as const;

interface DayFieldProps {
  /** 'yyyy-MM-dd', '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  label: string | ReactElement;
  required?: boolean;
  hint?: string | undefined;
  /** The validation message. */
  problem: string | undefined;
}

/** A day in the order of the learner's language; the browser's own date input follows the system's. */
export function DayField({ value, onChange, onBlur, label, required = false, hint, problem }: DayFieldProps) {
  const styles = useStyles();
  // An unfinished entry is a value too: the form says that it is no day.
  const [entered, setEntered] = useState({ value, parts: splitDay(value) });
  const parts = entered.value === value ? entered.parts : splitDay(value);
  const change = (part: DayPart, text: string) => {
    const changed = { ...parts, [part]: text };
    setEntered({ value: joinDay(changed), parts: changed });
    onChange(joinDay(changed));
  };
  return (
    <FieldGroup label={label} required={required} hint={hint} problem={problem} groupClassName={styles.parts}>
      {partOrder(currentLocale()).map((part) => (
        <PartInput key={part} part={part} text={parts[part]} onBlur={onBlur} onChange={(text) => change(part, text)} />
      ))}
    </FieldGroup>
  );
}

interface DateFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A value 'yyyy-MM-dd', '' for none. */
  name: FieldPath<Values>;
  label: string;
  problem: string | undefined;
}

/** A day bound to a form. */
export function DateField<Values extends FieldValues>({ control, name, ...rest }: DateFieldProps<Values>) {
  const { field } = useController({ control, name });
  return <DayField {...rest} value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur} />;
}

interface PartInputProps {
  part: DayPart;
  text: string;
  onBlur: (() => void) | undefined;
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
