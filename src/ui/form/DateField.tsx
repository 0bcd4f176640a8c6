import { Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinDay, partOrder, splitDay, type DayPart } from '../../lib/day-parts.ts';
import { formatMonth } from '../../lib/format.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px' },
});

const months = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
const days = Array.from({ length: 31 }, (_, index) => `${index + 1}`);

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
  const { t } = useTranslation('ui');
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
  const inputs: Record<DayPart, () => React.ReactNode> = {
    year: () => (
      <Input
        key="year"
        aria-label={t('date.year')}
        placeholder={t('date.year')}
        inputMode="numeric"
        maxLength={4}
        value={parts.year}
        onBlur={field.onBlur}
        onChange={(_, data) => change('year', data.value.replace(/\D/g, ''))}
      />
    ),
    month: () => (
      <Select
        key="month"
        aria-label={t('date.month')}
        value={parts.month}
        onBlur={field.onBlur}
        onChange={(_, data) => change('month', data.value)}
      >
        <option value="">{t('date.month')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(Number(month))}
          </option>
        ))}
      </Select>
    ),
    day: () => (
      <Select
        key="day"
        aria-label={t('date.day')}
        value={parts.day}
        onBlur={field.onBlur}
        onChange={(_, data) => change('day', data.value)}
      >
        <option value="">{t('date.day')}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {day}
          </option>
        ))}
      </Select>
    ),
  };
  return (
    <Field label={{ children: label, id: labelId }} validationMessage={problem}>
      <div role="group" aria-labelledby={labelId} className={styles.parts}>
        {partOrder(currentLocale()).map((part) => inputs[part]())}
      </div>
    </Field>
  );
}
