import { Field, Select } from '@fluentui/react-components';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Region } from '../../../../contract/platform/site/region-tree.ts';
import type { BaseValues } from './form.ts';
import { useSpans } from './FormSection.tsx';
import type { SectionProps } from './section-props.ts';
import { distinctKeys } from '../../../../ui/distinct-keys.ts';

type Step = 'province' | 'city' | 'district';

type RegionFieldsProps = Pick<SectionProps, 'form' | 'problem'> & { regions: readonly Region[] };

/** Province, city, district; a choice clears what lies below it (000 §5). */
export function RegionFields({ form: { control, setValue }, problem, regions }: RegionFieldsProps) {
  const [province, city] = useWatch({ control, name: ['province', 'city'] });
  const cities = regions.find(({ code }) => code === province)?.children ?? [];
  const districts = cities.find(({ code }) => code === city)?.children ?? [];
  const clear = (...steps: Step[]) => {
    for (const step of steps) setValue(step, '');
  };
  return (
    <>
      <RegionField
        control={control}
        name="province"
        regions={regions}
        problem={problem('province')}
        onChosen={() => clear('city', 'district')}
      />
      <RegionField
        control={control}
        name="city"
        regions={cities}
        problem={problem('city')}
        onChosen={() => clear('district')}
      />
      <RegionField control={control} name="district" regions={districts} problem={problem('district')} />
    </>
  );
}

interface RegionFieldProps {
  control: Control<BaseValues>;
  name: Step;
  regions: readonly Region[];
  problem: string | undefined;
  onChosen?: () => void;
}

function RegionField({ control, name, regions, problem, onChosen }: RegionFieldProps) {
  const spans = useSpans();
  const { t } = useTranslation('institution');
  const { field } = useController({ control, name });
  return (
    <Field className={spans.third} required label={t(`fields.${name}`)} validationMessage={problem}>
      <Select
        {...field}
        onChange={(_, { value }) => {
          field.onChange(value);
          onChosen?.();
        }}
      >
        <option value="">{t('fields.choose')}</option>
        {distinctKeys(
          regions.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          )),
        )}
      </Select>
    </Field>
  );
}
