import { useWatch } from 'react-hook-form';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { RegionSelects } from '#domain/regions/RegionSelects.tsx';
import { useSpans } from './FormSection.tsx';
import type { SectionProps } from './section-props.ts';

type RegionFieldsProps = Pick<SectionProps, 'form' | 'problem'> & { regions: readonly Region[] };

/** Province, city and district of the base. */
export function RegionFields({ form: { control, setValue }, problem, regions }: RegionFieldsProps) {
  const spans = useSpans();
  const [province, city, district] = useWatch({ control, name: ['province', 'city', 'district'] });
  return (
    <RegionSelects
      className={spans.third}
      regions={regions}
      value={{ province, city, district }}
      problem={problem}
      onChange={(codes) => {
        setValue('province', codes.province);
        setValue('city', codes.city);
        setValue('district', codes.district);
      }}
    />
  );
}
