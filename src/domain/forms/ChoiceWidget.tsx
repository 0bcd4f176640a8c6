import { Checkbox, Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import type { FieldProps } from './field-props.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
});

/** One choice, or several. */
export function ChoiceWidget({ field, values, onChange, problem }: FieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('forms');
  const { label, required, hint, optionList, most, type } = field;
  if (type === 'radio') {
    return (
      <Field
        label={<PlatformText text={label} />}
        required={required}
        hint={hint || undefined}
        validationMessage={problem}
      >
        <RadioGroup className={styles.group} value={values[0] ?? ''} onChange={(_, { value }) => onChange([value])}>
          {distinctKeys(optionList.map(({ id, name }) => <Radio key={id} value={id} label={name} />))}
        </RadioGroup>
      </Field>
    );
  }
  const limit = most === null ? '' : t('most', { count: most });
  return (
    <FieldGroup
      label={<PlatformText text={label} />}
      required={required}
      hint={[hint, limit].filter(Boolean).join(' ') || undefined}
      problem={problem}
      groupClassName={styles.group}
    >
      {distinctKeys(
        optionList.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={values.includes(id)}
            onChange={(_, { checked }) =>
              onChange(checked === true ? [...values, id] : values.filter((value) => value !== id))
            }
          />
        )),
      )}
    </FieldGroup>
  );
}
