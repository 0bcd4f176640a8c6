import { useTranslation } from 'react-i18next';
import { ChoiceDialog, type Choice } from '../../../ui/ChoiceDialog.tsx';

interface SwitchDialogProps {
  /** Whose texts: `switching:<what>.title` and `.hint`. */
  what: 'tenant' | 'identity';
  choices: readonly Choice[];
  current: string | null;
  busy: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The question to which tenant or identity the learner wants to go. */
export function SwitchDialog({ what, onChoose, ...rest }: SwitchDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <ChoiceDialog
      {...rest}
      title={t(`${what}.title`)}
      hint={t(`${what}.hint`)}
      currentLabel={t('current')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={onChoose}
    />
  );
}
