import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeRun } from '#contract/ipc/practice.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { countsOf } from '../shared/run-summary.ts';

interface FinishDialogProps {
  open: boolean;
  run: PracticeRun;
  onClose: () => void;
  onFinish: () => Promise<boolean>;
}

/** Asks before a run ends; the result follows by itself. */
export function FinishDialog({ open, run, onClose, onFinish }: FinishDialogProps) {
  const { t } = useTranslation('practice');
  const [busy, setBusy] = useState(false);
  const { empty } = countsOf(run);
  async function finish() {
    setBusy(true);
    await onFinish();
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('finish.title')}
      safe={t('finish.stay')}
      onSafe={onClose}
      risky={t('finish.end')}
      onRisky={() => void finish()}
      busy={busy}
    >
      {empty > 0 ? t('finish.empty', { number: empty }) : t('finish.complete')}
    </ConfirmDialog>
  );
}
