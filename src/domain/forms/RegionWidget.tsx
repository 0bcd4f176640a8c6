import { makeStyles, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import type { FieldProps } from './field-props.ts';

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
  },
});

const steps = ['province', 'city', 'district'] as const;

/** Province, city, district; a choice clears what lies below it. */
export function RegionWidget({ field, values, onChange, problem, regions }: FieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('forms');
  const trees = levelsOf(regions, values);
  return (
    <FieldGroup
      label={<PlatformText text={field.label} />}
      required={field.required}
      hint={field.hint || undefined}
      problem={problem}
      groupClassName={styles.steps}
    >
      {steps.map((step, level) => (
        <Select
          key={step}
          aria-label={t(`region.${step}`)}
          value={values[level] ?? ''}
          disabled={level > 0 && (trees[level] ?? []).length === 0}
          onChange={(_, { value }) => onChange([...values.slice(0, level), value])}
        >
          <option value="">{t(`region.${step}`)}</option>
          {distinctKeys(
            (trees[level] ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            )),
          )}
        </Select>
      ))}
    </FieldGroup>
  );
}

/** What can be chosen on each level after the choices above it. */
function levelsOf(regions: readonly Region[], [code, ...below]: readonly string[]): (readonly Region[])[] {
  const chosen = regions.find((region) => region.code === code);
  return chosen ? [regions, ...levelsOf(chosen.children, below)] : [regions];
}
