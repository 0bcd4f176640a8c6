import { useTranslation } from 'react-i18next';
import { send } from '../../../api/client.ts';
import { switchIdentity, type Identity } from '../../../contract/platform/account/session.ts';
import { IdentityDialog } from '../../../features/account/switching/IdentityDialog.tsx';
import { useSwitchContext } from './use-switch-context.ts';

interface SwitchIdentityProps {
  identities: readonly Identity[];
  onClose: () => void;
}

/** Another identity at the same tenant (001 §7). */
export function SwitchIdentity({ identities, onClose }: SwitchIdentityProps) {
  const { t } = useTranslation('switching');
  const { mutate: goOn, isPending } = useSwitchContext();
  const choose = (identity: string) => {
    const chosen = identities.find((entry) => entry.identity === identity);
    if (!chosen || chosen.current) {
      onClose();
      return;
    }
    goOn({ makeSwitch: () => send(switchIdentity, { identity }), done: t('identity.done', { name: chosen.name }) });
  };
  return <IdentityDialog identities={identities} busy={isPending} onChoose={choose} onClose={onClose} />;
}
