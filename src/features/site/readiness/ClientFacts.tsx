import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom } from '../../../domain/session/state.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Installers } from './Installers.tsx';
import { Updates } from './Updates.tsx';

/** The installed client: its version, how it is updated, and where installers are. */
export function ClientFacts() {
  const { t } = useTranslation('readiness');
  const { version } = useAtomValue(appInfoAtom);
  return (
    <FactList
      facts={[
        [t('client.version'), version],
        [t('client.updates'), <Updates key="updates" />],
        [t('client.installers'), <Installers key="installers" />],
      ]}
    />
  );
}
