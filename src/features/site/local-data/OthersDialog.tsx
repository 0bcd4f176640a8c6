import { Button, Field } from '@fluentui/react-components';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { SecretInput } from '#ui/form/SecretInput.tsx';

interface OthersDialogProps {
  /** The centre has a staff code. */
  needsCode: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before the lessons of others go, and for the staff code where the centre has one. */
export function OthersDialog({ needsCode, onRemoved, onClose }: OthersDialogProps) {
  const { t } = useTranslation('local-data');
  const formId = useId();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || (needsCode && code === '')) return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await ask(desktop.diagnostics.removeOthers(needsCode ? code : null));
      if (answer.outcome === 'removed') return onRemoved();
      const wait = Math.ceil(answer.waitMs / 1_000);
      setCode('');
      setProblem(wait > 0 ? t(`others.${answer.outcome}Wait`, { count: wait }) : t('others.wrong'));
    } catch (error) {
      logFailure('removing the lessons of others', error);
      setProblem(t('removeFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppDialog
      alert
      title={t('others.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" appearance="primary" onClick={onClose}>
            {t('askOffline.stay')}
          </Button>
          <Button size="large" type="submit" form={formId} disabledFocusable={busy || (needsCode && code === '')}>
            {t('askOffline.go')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void remove(event)}>
        <p>{t('others.text')}</p>
        {needsCode && (
          <Field
            label={t('others.code')}
            size="large"
            {...(problem === null ? {} : { validationState: 'error', validationMessage: problem })}
          >
            <SecretInput value={code} onChange={setCode} />
          </Field>
        )}
        {!needsCode && <output>{problem}</output>}
      </form>
    </AppDialog>
  );
}
