import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

/** Numbers that are told one by one. */
const most = 20;

interface SubmitDialogProps {
  open: boolean;
  /** Numbers of the questions without an answer. */
  empty: readonly number[];
  total: number;
  /** Answers that the platform did not take. */
  refused: number;
  onClose: () => void;
  onSubmit: () => Promise<boolean>;
}

/** Asks before an assessment is submitted: what is not answered, and that it cannot be undone. */
export function SubmitDialog({ open, empty, total, refused, onClose, onSubmit }: SubmitDialogProps) {
  const { t } = useTranslation('assess-run');
  const [busy, setBusy] = useState(false);
  async function submit() {
    setBusy(true);
    await onSubmit();
    setBusy(false);
    onClose();
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('confirm.title')}
      safe={t('confirm.stay')}
      onSafe={onClose}
      risky={t('confirm.submit')}
      onRisky={() => void submit()}
      busy={busy}
    >
      {empty.length === 0 && <p>{t('confirm.complete', { count: total })}</p>}
      {empty.length > 0 && (
        <p>
          {empty.length > most
            ? t('confirm.emptyMany', { count: empty.length })
            : t('confirm.empty', { count: empty.length, numbers: formatList(empty) })}
        </p>
      )}
      {refused > 0 && <p>{t('confirm.refused', { count: refused })}</p>}
      <p>{t('confirm.final')}</p>
    </ConfirmDialog>
  );
}
