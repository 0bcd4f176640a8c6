import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LocationRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { locatingCity } from '#contract/platform/jobs/positions.ts';
import { FilterRow } from '#ui/FilterRow.tsx';
import { Panel } from '#ui/Panel.tsx';
import { educationLevels, experienceLevels, payBands, type JobFilter } from '../shared/job-rules.ts';
import type { useJobNotes } from '../shared/use-job-notes.ts';
import { CityChoice } from './CityChoice.tsx';

const useStyles = makeStyles({
  // One column of names, as wide as the widest.
  panel: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '8px 12px', padding: '12px 16px' },
  line: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minWidth: 0 },
  text: { minWidth: 0, maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  name: { color: tokens.colorNeutralForeground2 },
});

interface FiltersProps {
  filter: JobFilter;
  notes: ReturnType<typeof useJobNotes>;
  onChange: (part: Partial<JobFilter>) => void;
}

/** What narrows the list of positions; everything is in the address. */
export function Filters({ filter, notes, onChange }: FiltersProps) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const here = useApiQuery(locatingCity, {}, { silent: true }).data;
  const searches = (notes.query.data?.searches ?? []).filter((text) => text !== filter.name);
  const any = { filter: '', text: t('any') };
  return (
    <Panel as="section" className={styles.panel} aria-label={t('filters')}>
      <Line name={t('city')}>
        <CityChoice chosen={filter.city} onChoose={(city) => onChange({ city })} />
        {here && here.cityCode !== '' && here.cityCode !== filter.city && (
          <Button
            className={styles.text}
            size="small"
            icon={<LocationRegular />}
            onClick={() => onChange({ city: here.cityCode })}
          >
            {t('here', { city: here.cityName || here.cityCode })}
          </Button>
        )}
      </Line>
      <Line name={t('payName')}>
        <FilterRow
          label={t('payName')}
          choices={[any, ...payBands.map(({ id }) => ({ filter: id, text: t(`band.${id}`) }))]}
          chosen={filter.pay}
          onChoose={(pay) => onChange({ pay })}
        />
      </Line>
      <Line name={t('experienceName')}>
        <FilterRow
          label={t('experienceName')}
          choices={[
            any,
            ...experienceLevels.slice(1).map((level) => ({ filter: String(level), text: t(`experience.${level}`) })),
          ]}
          chosen={filter.experience}
          onChoose={(experience) => onChange({ experience })}
        />
      </Line>
      <Line name={t('educationName')}>
        <FilterRow
          label={t('educationName')}
          choices={[
            any,
            ...educationLevels.slice(1).map((level) => ({ filter: String(level), text: t(`education.${level}`) })),
          ]}
          chosen={filter.education}
          onChoose={(education) => onChange({ education })}
        />
      </Line>
      {searches.length > 0 && (
        <section className={styles.line} aria-label={t('searches')}>
          <span className={styles.name}>{t('searches')}</span>
          <div className={styles.row}>
            {searches.map((text) => (
              <Button
                key={text}
                className={styles.text}
                size="small"
                appearance="subtle"
                onClick={() => onChange({ name: text })}
              >
                <bdi>{text}</bdi>
              </Button>
            ))}
            <Button size="small" appearance="transparent" onClick={() => void notes.forgetSearches()}>
              {t('forgetSearches')}
            </Button>
          </div>
        </section>
      )}
    </Panel>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
