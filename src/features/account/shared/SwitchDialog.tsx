import { useTranslation } from 'react-i18next';
import { ChoiceDialog, type Choice, type Leave } from '#ui/ChoiceDialog.tsx';

interface SwitchDialogProps {
  title: string;
  hint?: string;
  choices: readonly Choice[];
  current: string | null;
  busy?: boolean;
  onChoose: (value: string) => void;
  /** Set when the dialog can be dismissed without a choice. */
  onClose?: (() => void) | undefined;
  leave?: Leave | undefined;
}

/** The dialog for choosing a branch, tenant or identity. */
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
