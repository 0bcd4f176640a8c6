import { Button, Field, makeStyles, MessageBar, MessageBarBody, Radio, RadioGroup } from '@fluentui/react-components';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { StaffCodeState } from '#contract/ipc/staff-code.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { SecretInput } from '#ui/form/SecretInput.tsx';
import { useLockdown } from '../lockdown/use-lockdown.ts';
import { isExplained, possibleActions } from './actions.ts';
import { useStaffCode } from './use-staff-code.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '12px' },
  said: { display: 'block' },
});

/** The paper of this seat, open or sealed. */
export type StaffCodeAttempt = Pick<Attempt, 'attemptId' | 'rules' | 'phase'>;

interface StaffCodeDialogProps {
  attempt: StaffCodeAttempt;
  state: StaffCodeState;
  onClose: () => void;
  /** The code opened the report of this paper. */
  onReport: () => void;
}

/** What staff do on the seat with their code; every use is recorded, and no answer changes. */
export function StaffCodeDialog({ attempt, state, onClose, onReport }: StaffCodeDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('staff-code');
  const formId = useId();
  const locked = (useLockdown()?.active.length ?? 0) > 0;
  const open = attempt.phase === 'open';
  const { cameraCount } = attempt.rules;
  const moved = attempt.phase === 'moved';
  const sealed = attempt.phase === 'sealed';
  const { exportable, orders } = state;
  const actions = possibleActions({ open, moved, sealed, cameraCount, locked, exportable, orders });
  const { code, setCode, action, choose, say, waitSeconds, busy, confirm } = useStaffCode(
    attempt.attemptId,
    state,
    actions,
    onReport,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <AppDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button
            size="large"
            appearance="primary"
            type="submit"
            form={formId}
            disabledFocusable={busy || waitSeconds > 0 || code === '' || action === null}
          >
            {t(busy ? 'busy' : 'use')}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {t(open ? 'lead' : moved ? 'leadMoved' : 'leadSealed')}
      <form id={formId} className={styles.form} onSubmit={submit}>
        <Field label={t('action')}>
          <RadioGroup value={action ?? ''} onChange={(_, { value }) => choose(value)}>
            {actions.map((one) => (
              <Radio key={one} value={one} label={t(`actions.${one}`)} />
            ))}
          </RadioGroup>
        </Field>
        {!state.exportable && !moved && <span>{t('no-export')}</span>}
        {action !== null && isExplained(action) && <span>{t(`about.${action}`)}</span>}
        <Field label={t('code')} size="large">
          <SecretInput value={code} onChange={setCode} />
        </Field>
        <output className={styles.said}>
          {say && (
            <MessageBar intent={say.good ? 'success' : 'error'} layout="multiline" politeness="polite">
              <MessageBarBody>{say.text}</MessageBarBody>
            </MessageBar>
          )}
        </output>
        {waitSeconds > 0 && (
          <>
            <span>{t('wait', { count: waitSeconds })}</span>
            <span>{t('waitHelp')}</span>
          </>
        )}
      </form>
    </AppDialog>
  );
}
