import { Field, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { withRegion, type RegionCodes } from './region-choice.ts';

const steps = ['province', 'city', 'district'] as const;

interface RegionSelectsProps {
  regions: readonly Region[];
  value: RegionCodes;
  onChange: (value: RegionCodes) => void;
  problem: (step: keyof RegionCodes) => string | undefined;
  /** Of each field. */
  className?: string | undefined;
}

/** Province, city, district; a choice clears what lies below it (000 §5). */
export function RegionSelects({ regions, value, onChange, problem, className }: RegionSelectsProps) {
  const { t } = useTranslation('regions');
  const cities = regions.find(({ code }) => code === value.province)?.children ?? [];
  const districts = cities.find(({ code }) => code === value.city)?.children ?? [];
  const options = { province: regions, city: cities, district: districts };
  return steps.map((step) => (
    <Field key={step} className={className} required label={t(step)} validationMessage={problem(step)}>
      <Select
        name={step}
        value={value[step]}
        onChange={(_, { value: code }) => onChange(withRegion(value, step, code))}
      >
        <option value="">{t('choose')}</option>
        {distinctKeys(
          options[step].map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          )),
        )}
      </Select>
    </Field>
  ));
}
