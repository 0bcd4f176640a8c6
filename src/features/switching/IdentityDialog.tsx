import { BuildingRegular, PersonRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Identity } from '../../api/session.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';

interface IdentityDialogProps {
  identities: readonly Identity[];
  busy: boolean;
  onChoose: (identity: string) => void;
  onClose: () => void;
}

/** As whom the learner may study: for themselves, or for an employer. */
export function IdentityDialog({ identities, busy, onChoose, onClose }: IdentityDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <ChoiceDialog
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
      currentLabel={t('current')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={onChoose}
      onClose={onClose}
    />
  );
}
