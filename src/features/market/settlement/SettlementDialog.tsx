import { makeStyles } from '@fluentui/react-components';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getTree, regionTreeType } from '#contract/platform/site/region-tree.ts';
import { forgetSent } from '#domain/verification-code/use-resend.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { SettlementForm } from './SettlementForm.tsx';

const useStyles = makeStyles({ surface: { maxWidth: '760px' } });

interface SettlementDialogProps {
  onClose: () => void;
  onSent: () => void;
}

/** The application of an institution for settlement; closing it resets form and code button (000 §4). */
export function SettlementDialog({ onClose, onSent }: SettlementDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('settlement');
  const formId = useId();
  const regions = useApiQuery(getTree, { type: regionTreeType }, { silent: true });
  const [busy, setBusy] = useState(false);
  const [uploads, setUploads] = useState(0);
  useEffect(() => () => forgetSent('settlement'), []);
  return (
    <AppDialog
      // A click beside it closes no form that somebody filled in.
      alert
      className={styles.surface}
      title={t('title')}
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <SubmitButton form={formId} busy={busy} waiting={uploads > 0 || !regions.data}>
          {t(uploads > 0 ? 'uploadsFirst' : 'submit')}
        </SubmitButton>
      }
    >
      <QueryView query={regions} skeleton={<TextSkeleton />} failed={t('regionsFailed')}>
        {(tree) => (
          <SettlementForm
            id={formId}
            regions={tree}
            onBusy={setBusy}
            onUploading={(on) => setUploads((count) => count + (on ? 1 : -1))}
            onSent={onSent}
          />
        )}
      </QueryView>
    </AppDialog>
  );
}
