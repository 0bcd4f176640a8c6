import { useTranslation } from 'react-i18next';
import { ChoiceDialog, type Choice } from '../../../ui/ChoiceDialog.tsx';

interface SwitchDialogProps {
  title: string;
  hint?: string;
  choices: readonly Choice[];
  current: string | null;
  busy?: boolean;
  onChoose: (value: string) => void;
  /** Given when the dialog may be left without a choice. */
  onClose?: (() => void) | undefined;
}

/** The question to which branch, tenant or identity the learner wants to go. */
export function SwitchDialog({ onChoose, ...rest }: SwitchDialogProps) {
  const { t } = useTranslation('switching');
  return (
    <ChoiceDialog
      {...rest}
      currentLabel={t('current')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={onChoose}
    />
  );
}
