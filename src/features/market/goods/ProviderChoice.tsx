import { makeStyles, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { findAllBranchBySaasId } from '#contract/platform/market/categories.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';

// Names of any length stay in the window.
const useStyles = makeStyles({ choice: { minWidth: 0, maxWidth: '280px' } });

interface ProviderChoiceProps {
  /** Id of a branch; '' is all. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Whose goods are listed. A provider that the list of them lacks is named as such, never as all. */
export function ProviderChoice({ chosen, onChoose }: ProviderChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('shelf');
  const providers = useApiQuery(findAllBranchBySaasId, {}, { silent: true });
  const known = (providers.data ?? []).filter(({ id }) => id !== '');
  return (
    <Select
      className={styles.choice}
      aria-label={t('provider')}
      value={chosen}
      onChange={(_, { value }) => onChoose(value)}
    >
      <option value="">{t('allProviders')}</option>
      {chosen !== '' && !known.some(({ id }) => id === chosen) && (
        <option value={chosen}>{t('unknownProvider')}</option>
      )}
      {distinctKeys(
        known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        )),
      )}
      {providers.isError && <option disabled>{t('providersFailed')}</option>}
    </Select>
  );
}
