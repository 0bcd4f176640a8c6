import { useTranslation } from 'react-i18next';
import type { Saas } from '../../../contract/platform/account/session.ts';
import { TenantLogo } from '../../../domain/tenant/TenantLogo.tsx';
import { SwitchDialog } from '../shared/SwitchDialog.tsx';

interface TenantDialogProps {
  tenants: readonly Saas[];
  busy: boolean;
  onChoose: (ucode: string) => void;
  onClose: () => void;
}

/** The tenants that the learner belongs to, with their logos. */
export function TenantDialog({ tenants, ...rest }: TenantDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <SwitchDialog
      {...rest}
      title={t('tenant.title')}
      hint={t('tenant.hint')}
      choices={tenants.map(({ ucode, name, logo }) => ({
        value: ucode,
        name,
        sign: <TenantLogo url={logo || null} size={28} />,
      }))}
      current={tenants.find(({ current }) => current)?.ucode ?? null}
    />
  );
}
