import { BuildingRegular, PersonRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Identity } from '#contract/platform/account/session.ts';
import { SwitchDialog } from '../shared/SwitchDialog.tsx';

interface SwitchIdentityDialogProps {
  identities: readonly Identity[];
  busy: boolean;
  onChoose: (identity: string) => void;
  onClose: () => void;
}

/** The dialog for choosing an identity: personal, or of an employer. */
export function SwitchIdentityDialog({ identities, ...rest }: SwitchIdentityDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <SwitchDialog
      {...rest}
      title={t('identity.title')}
      hint={t('identity.hint')}
      choices={identities.map(({ identity, name, organName }) => ({
        value: identity,
        name,
        ...(organName === '' ? {} : { detail: organName }),
        icon:
          organName === '' ? (
            <PersonRegular fontSize={20} aria-hidden />
          ) : (
            <BuildingRegular fontSize={20} aria-hidden />
          ),
      }))}
      current={identities.find(({ current }) => current)?.identity ?? null}
    />
  );
}
