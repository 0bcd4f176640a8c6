import { useTranslation } from 'react-i18next';
import type { Saas } from '#contract/platform/account/session.ts';
import { TenantLogo } from '#domain/tenant/TenantLogo.tsx';
import { SwitchDialog } from '../shared/SwitchDialog.tsx';

interface SwitchTenantDialogProps {
  tenants: readonly Saas[];
  busy: boolean;
  onChoose: (ucode: string) => void;
  onClose: () => void;
}

/** The dialog for choosing a tenant. */
export function SwitchTenantDialog({ tenants, ...rest }: SwitchTenantDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <SwitchDialog
      {...rest}
      title={t('tenant.title')}
      hint={t('tenant.hint')}
      choices={tenants.map(({ ucode, name, logo }) => ({
        value: ucode,
        name,
        icon: <TenantLogo url={logo || null} size={28} />,
      }))}
      current={tenants.find(({ current }) => current)?.ucode ?? null}
    />
  );
}
