import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages, useApiQuery } from '#api/query.ts';
import {
  creditCompanyJzFindList,
  creditCompanyJzHomeDisplayList,
  type CreditCompany,
} from '#contract/platform/home/credit.ts';
import { formatNumber } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { RowSkeletons } from '#ui/TileSkeletons.tsx';
import { sizeOf, type BlockProps } from './block-props.ts';
import { BlockRead } from './BlockRead.tsx';
import { useRowStyles } from './row-styles.ts';

const mostCompanies = 6;
const pageSize = 10;

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  search: { width: '320px', maxWidth: '100%', marginBlock: '12px 4px' },
});

/** Companies of household services with their credit. */
export function CreditCompaniesBlock({ block, name }: BlockProps) {
  const rows = useRowStyles();
  const size = sizeOf(block, mostCompanies);
  const companies = useApiQuery(creditCompanyJzHomeDisplayList, { size });
  return (
    <BlockRead
      read={companies}
      name={name}
      skeleton={<RowSkeletons count={size} />}
      isEmpty={(all) => all.length === 0}
    >
      {(all) => (
        <Panel as="div" className={rows.panel}>
          <ul className={rows.list}>
            {distinctKeys(
              all.slice(0, size).map((company) => (
                <li key={company.id} className={rows.row}>
                  <Company company={company} />
                </li>
              )),
            )}
          </ul>
        </Panel>
      )}
    </BlockRead>
  );
}

/** Every company, by name. */
export function CreditDirectoryBlock({ name }: BlockProps) {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('credit');
  const [wanted, setWanted] = useState('');
  const companies = useApiPages(creditCompanyJzFindList, (pageNum) => ({
    pageNum,
    pageSize,
    ...(wanted !== '' && { companyName: wanted }),
  }));
  return (
    <Panel as="div" className={rows.panel}>
      <SearchField className={styles.search} label={t('search')} value={wanted} onSearch={setWanted} />
      <PagedList
        of={companies}
        skeleton={<RowSkeletons count={4} />}
        failed={t('failed', { name })}
        empty={<EmptyState title={t('noCompany')} hint={t('noCompanyHint')} />}
      >
        {(company) => (
          <div key={company.id} className={rows.row}>
            <Company company={company} />
          </div>
        )}
      </PagedList>
    </Panel>
  );
}

function Company({ company }: { company: CreditCompany }) {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('credit');
  const { companyName, creditLevel, regionName, serviceNames, staffCount } = company;
  const facts = [
    regionName,
    serviceNames,
    staffCount === null ? '' : t('staff', { count: staffCount, number: formatNumber(staffCount) }),
  ];
  return (
    <>
      <div className={styles.head}>
        <h3 className={rows.name}>
          <PlatformText text={companyName} />
        </h3>
        {creditLevel !== '' && <Tag appearance="good">{t('level', { level: creditLevel })}</Tag>}
      </div>
      <p className={rows.quiet}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
    </>
  );
}
