import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom } from '../../../domain/session/state.ts';
import { useDesktopQuery } from '../../../lib/desktop-query.ts';
import { desktop } from '../../../lib/desktop.ts';
import { FactList } from '../../../ui/FactList.tsx';

/** The installed client: its version, who updates it, and where installers are. */
export function ClientFacts() {
  const { t } = useTranslation('readiness');
  const { version } = useAtomValue(appInfoAtom);
  const { data: updates } = useDesktopQuery(desktop.updates.state, []);
  return (
    <FactList
      facts={[
        [t('client.version'), version],
        [t('client.updates'), updates ? t(`client.updatesValue.${updates.kind}`) : null],
        [t('client.installers'), t('client.installersNone')],
      ]}
    />
  );
}
