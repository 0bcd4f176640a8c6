import { Button, makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { StaffCodeDialog, type StaffCodeAttempt } from './StaffCodeDialog.tsx';

const useStyles = makeStyles({ entry: { marginTop: '12px' } });

/** The entry for staff, wherever a paper is on the screen; nothing where the centre has set no code. */
export function StaffCode({ attempt }: { attempt: StaffCodeAttempt }) {
  const styles = useStyles();
  const { t } = useTranslation('staff-code');
  const { data: state } = useDesktopQuery(desktop.staffCode.state, [attempt.attemptId]);
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState(false);
  // In the paper's help it is a dialog above a dialog: the focus returns to the lower one.
  const getsFocusBack = useRestoreFocusTarget();
  if (!state?.available) return null;
  return (
    <div className={styles.entry}>
      <Button {...getsFocusBack} size="small" appearance="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('entry')}
      </Button>
      {open && (
        <StaffCodeDialog
          attempt={attempt}
          state={state}
          onClose={() => setOpen(false)}
          onReport={() => {
            setOpen(false);
            setReported(true);
          }}
        />
      )}
      {reported && <ReportDialog attemptId={attempt.attemptId} onClose={() => setReported(false)} />}
    </div>
  );
}
