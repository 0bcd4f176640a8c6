import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { oldAgeInstitutionGetRegions } from '#contract/platform/home/credit.ts';
import { formatNumber } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RowSkeletons } from '#ui/TileSkeletons.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockRead } from './BlockRead.tsx';
import { useRowStyles } from './row-styles.ts';

const useStyles = makeStyles({
  choice: { padding: '12px 0' },
  select: { maxWidth: '320px' },
});

/** Institutions for the aged, region by region. */
export function OldAgeBlock({ name }: BlockProps) {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('credit');
  const regions = useApiQuery(oldAgeInstitutionGetRegions, {});
  const [chosen, setChosen] = useState('');
  return (
    <BlockRead read={regions} name={name} skeleton={<RowSkeletons count={3} />} isEmpty={(all) => all.length === 0}>
      {(all) => {
        const region = all.find(({ code }) => code === chosen) ?? all[0];
        return (
          <Panel as="div" className={rows.panel}>
            <Field className={styles.choice} label={t('region')}>
              <Select
                className={styles.select}
                value={region?.code ?? ''}
                onChange={(_, { value }) => setChosen(value)}
              >
                {distinctKeys(
                  all.map(({ code, name: label, institutionList }) => (
                    <option key={code} value={code}>
                      {t('regionOf', { name: label, number: formatNumber(institutionList.length) })}
                    </option>
                  )),
                )}
              </Select>
            </Field>
            <ul className={rows.list}>
              {distinctKeys(
                (region?.institutionList ?? []).map(({ id, name: label, address, phone, bedCount }) => (
                  <li key={id} className={rows.row}>
                    <h3 className={rows.name}>
                      <PlatformText text={label} />
                    </h3>
                    <p className={rows.quiet}>
                      {[
                        address,
                        phone,
                        bedCount === null ? '' : t('beds', { count: bedCount, number: formatNumber(bedCount) }),
                      ]
                        .filter((fact) => fact !== '')
                        .join(' · ')}
                    </p>
                  </li>
                )),
              )}
            </ul>
          </Panel>
        );
      }}
    </BlockRead>
  );
}
