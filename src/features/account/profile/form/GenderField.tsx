import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { genders, type ProfileValues } from './profile-form.ts';

/** Male, female or secret (001 §3). */
export function GenderField({ control }: { control: Control<ProfileValues> }) {
  const { t } = useTranslation('profile');
  const { field } = useController({ control, name: 'gender' });
  return (
    <Field label={t('fields.gender')}>
      <RadioGroup
        layout="horizontal"
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(_, { value }) => field.onChange(value)}
      >
        {genders.map((gender) => (
          <Radio key={gender} value={gender} label={t(`genders.${gender}`)} />
        ))}
      </RadioGroup>
    </Field>
  );
}
