import { Button, Field, Input, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamRef } from '#contract/ipc/exam.ts';
import type { PaperExtent } from '#contract/ipc/transfer.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { SecretInput } from '#ui/form/SecretInput.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { useReceive } from './use-receive.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '12px' },
  said: { display: 'block' },
});

interface ReceivePaperProps {
  exam: ExamRef;
  onReceived: (attemptId: string, extent: PaperExtent) => void;
}

/** Takes over the answers of another seat, which staff have sealed to a stick or a folder. */
export function ReceivePaper({ exam, onReceived }: ReceivePaperProps) {
  const { t } = useTranslation('transfer');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('receive.entry')}
      </Button>
      {open && <ReceiveDialog exam={exam} onReceived={onReceived} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReceiveDialog({ exam, onReceived, onClose }: ReceivePaperProps & { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('transfer');
  const formId = useId();
  const [key, setKey] = useState('');
  const [code, setCode] = useState('');
  const [unsigned, setUnsigned] = useState(false);
  const { busy, said, waitSeconds, choice, receive } = useReceive(exam, onReceived);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (key !== '' && !busy) void receive({ key, code });
  };
  const decide = () => {
    const taken = unsigned || choice?.outcome === 'unsigned';
    setUnsigned(taken);
    void receive({ key, code }, { unsigned: taken, replace: choice?.outcome === 'choose' });
  };
  if (choice) return <ChoiceDialog choice={choice} busy={busy} onReplace={decide} onClose={onClose} />;
  return (
    <AppDialog
      title={t('receive.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" appearance="primary" type="submit" form={formId} disabledFocusable={busy || key === ''}>
            {t(busy ? 'receive.busy' : 'receive.go')}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('receive.close')}
          </Button>
        </>
      }
    >
      {t('receive.lead')}
      <form id={formId} className={styles.form} onSubmit={submit}>
        <Field label={t('receive.key')} hint={t('receive.keyHint')} size="large">
          <Input
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={key}
            onChange={(_, { value }) => setKey(value)}
          />
        </Field>
        <Field label={t('receive.code')} hint={t('receive.codeHint')} size="large">
          <SecretInput value={code} onChange={setCode} />
        </Field>
      </form>
      <output className={styles.said}>
        {said && (
          <MessageBar intent="error" layout="multiline" politeness="polite">
            <MessageBarBody>{t(`receive.outcome.${said}`, { count: waitSeconds })}</MessageBarBody>
          </MessageBar>
        )}
      </output>
    </AppDialog>
  );
}
