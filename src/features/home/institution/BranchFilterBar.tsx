import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { tenantAtom, tenantFetchedAtom } from '#domain/app-state.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { regionCallOf } from './region-source.ts';
import type { BranchFilter } from './use-branch-filter.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'end' },
  // A list is as wide as its longest choice, unless told otherwise.
  choice: {
    width: '200px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .fui-Select': { minWidth: 0 },
    '& select': { minWidth: 0, textOverflow: 'ellipsis' },
  },
  search: { width: '280px', maxWidth: 'none', marginLeft: 'auto' },
});

interface BranchFilterBarProps {
  filter: BranchFilter;
  onNarrow: (change: Partial<BranchFilter>) => void;
}

/** Province, city and name; without regions the name alone. */
export function BranchFilterBar({ filter, onNarrow }: BranchFilterBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  const call = regionCallOf(useAtomValue(tenantAtom));
  // Before the configuration came nobody knows whose regions are meant.
  const known = useAtomValue(tenantFetchedAtom) !== null;
  const provinces = useApiQuery(call, {}, { enabled: known, persist: true, optional: true });
  const cities = useApiQuery(
    call,
    { parentCode: filter.province },
    { enabled: filter.province !== '', optional: true },
  );
  return (
    <div className={styles.bar}>
      <RegionChoice
        label={t('filter.province')}
        regions={provinces.data ?? []}
        value={filter.province}
        onChange={(province) => onNarrow({ province, city: '' })}
      />
      <RegionChoice
        label={t('filter.city')}
        regions={filter.province === '' ? [] : (cities.data ?? [])}
        value={filter.city}
        onChange={(city) => onNarrow({ city })}
      />
      <SearchField
        className={styles.search}
        label={t('filter.search')}
        value={filter.name}
        onSearch={(name) => onNarrow({ name })}
      />
    </div>
  );
}

interface RegionChoiceProps {
  label: string;
  regions: readonly { code: string; name: string; branchCount: number | null }[];
  value: string;
  onChange: (code: string) => void;
}

function RegionChoice({ label, regions, value, onChange }: RegionChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  return (
    <Field label={label} className={styles.choice}>
      <Select value={value} disabled={regions.length === 0} onChange={(_, data) => onChange(data.value)}>
        <option value="">{t('filter.all')}</option>
        {distinctKeys(
          regions.map(({ code, name, branchCount }) => (
            <option key={code} value={code}>
              {branchCount === null ? name : t('filter.region', { name, count: branchCount })}
            </option>
          )),
        )}
      </Select>
    </Field>
  );
}
