import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import type { useLeaving } from './use-leaving.ts';

interface LeaveDialogProps {
  leaving: Pick<ReturnType<typeof useLeaving>, 'question' | 'stay' | 'leave'>;
  /** Answers that are saved. */
  saved: number;
}

/** Asks before the paper is left. */
export function LeaveDialog({ leaving, saved }: LeaveDialogProps) {
  const { t } = useTranslation('paper');
  return (
    <ConfirmDialog
      open={leaving.question !== null}
      title={t(leaving.question === 'window' ? 'leave.windowTitle' : 'leave.pageTitle')}
      safe={t('leave.stay')}
      onSafe={leaving.stay}
      risky={t('leave.go')}
      onRisky={() => void leaving.leave()}
    >
      {saved > 0 ? t('leave.text', { count: saved }) : t('leave.nothing')}
    </ConfirmDialog>
  );
}
