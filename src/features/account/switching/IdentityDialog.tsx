import { useTranslation } from 'react-i18next';
import { BuildingRegular, PersonRegular } from '@fluentui/react-icons';
import type { Identity } from '../../../contract/platform/account/session.ts';
import { SwitchDialog } from '../shared/SwitchDialog.tsx';

interface IdentityDialogProps {
  identities: readonly Identity[];
  busy: boolean;
  onChoose: (identity: string) => void;
  onClose: () => void;
}

/** As whom the learner may study: for themselves, or for an employer. */
export function IdentityDialog({ identities, ...rest }: IdentityDialogProps) {
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
        sign:
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
