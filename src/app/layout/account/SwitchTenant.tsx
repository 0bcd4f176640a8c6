import { useTranslation } from 'react-i18next';
import { send } from '../../../api/client.ts';
import { switchSaas, type Saas } from '../../../contract/platform/account/session.ts';
import { TenantDialog } from '../../../features/account/switching/TenantDialog.tsx';
import { storageKeys } from '../../../domain/session/storage-keys.ts';
import { useSwitchContext } from './use-switch-context.ts';

interface SwitchTenantProps {
  tenants: readonly Saas[];
  onClose: () => void;
}

/** Another tenant: main takes the new token and its configuration, the page remembers which (001 §7). */
export function SwitchTenant({ tenants, onClose }: SwitchTenantProps) {
  const { t } = useTranslation('switching');
  const { mutate: goOn, isPending } = useSwitchContext();
  const choose = (ucode: string) => {
    const chosen = tenants.find((tenant) => tenant.ucode === ucode);
    if (!chosen || chosen.current) {
      onClose();
      return;
    }
    const makeSwitch = async () => {
      await send(switchSaas, { saasUcode: ucode });
      localStorage.setItem(storageKeys.saasId, ucode);
    };
    goOn({ makeSwitch, done: t('tenant.done', { name: chosen.name }) });
  };
  return <TenantDialog tenants={tenants} busy={isPending} onChoose={choose} onClose={onClose} />;
}
