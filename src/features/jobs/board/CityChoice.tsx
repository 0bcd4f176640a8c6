import { makeStyles, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { jobRegionList } from '#contract/platform/jobs/positions.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';

// Names of any length stay in the window.
const useStyles = makeStyles({ choice: { minWidth: 0, maxWidth: '280px' } });

interface CityChoiceProps {
  /** Code of a city; '' is all. */
  chosen: string;
  onChoose: (code: string) => void;
}

/** The cities by province. A city that the list lacks is named as such, never as all. */
export function CityChoice({ chosen, onChoose }: CityChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const regions = useApiQuery(jobRegionList, {}, { optional: true, persist: true });
  const provinces = (regions.data ?? []).map(({ code, name, children }) => ({
    code,
    name,
    cities: children.filter((city) => city.code !== ''),
  }));
  const known = provinces.some(({ cities }) => cities.some(({ code }) => code === chosen));
  return (
    <Select
      className={styles.choice}
      aria-label={t('city')}
      value={chosen}
      onChange={(_, { value }) => onChoose(value)}
    >
      <option value="">{t('allCities')}</option>
      {chosen !== '' && !known && <option value={chosen}>{t('unknownCity')}</option>}
      {distinctKeys(
        provinces.map(({ code, name, cities }) => (
          <optgroup key={code} label={name}>
            {distinctKeys(
              cities.map((city) => (
                <option key={city.code} value={city.code}>
                  {city.name || city.code}
                </option>
              )),
            )}
          </optgroup>
        )),
      )}
      {regions.isError && <option disabled>{t('citiesFailed')}</option>}
    </Select>
  );
}
