import { useTranslation } from 'react-i18next';
import type { Saas } from '../../api/session.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { TenantLogo } from '../../ui/TenantLogo.tsx';

interface TenantDialogProps {
  tenants: readonly Saas[];
  busy: boolean;
  onChoose: (ucode: string) => void;
  onClose: () => void;
}

/** The tenants that the learner belongs to, with their logos. */
export function TenantDialog({ tenants, busy, onChoose, onClose }: TenantDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <ChoiceDialog
      title={t('tenant.title')}
      hint={t('tenant.hint')}
      choices={tenants.map(({ ucode, name, logo }) => ({
        value: ucode,
        name,
        sign: <TenantLogo url={logo || null} size={28} />,
      }))}
      current={tenants.find(({ current }) => current)?.ucode ?? null}
      currentLabel={t('current')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={onChoose}
      onClose={onClose}
    />
  );
}
