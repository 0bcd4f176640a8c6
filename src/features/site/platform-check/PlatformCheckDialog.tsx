import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult } from './CheckResult.tsx';
import { CheckRows } from './CheckRows.tsx';
import { usePlatformCheck } from './use-platform-check.ts';

const useStyles = makeStyles({
  wide: { maxWidth: '860px' },
  body: { outlineStyle: 'none' },
  running: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** Checks how well this client understands its platform; for a training centre's engineer. */
export function PlatformCheckDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('platform-check');
  const { state, run, cancel, again } = usePlatformCheck();
  const [saved, setSaved] = useState<SaveOutcome | null>(null);
  const formId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The button that had the focus is gone with its step, and Escape would reach no dialog.
  useEffect(() => {
    if (step !== 'form') body.current?.focus();
  }, [step]);

  const save = (what: 'report' | 'profile') => {
    ask(desktop.platformCheck.save(what))
      .then(setSaved)
      .catch((error: unknown) => {
        logFailure('saving a check', error);
        setSaved({ outcome: 'failed' });
      });
  };

  const actions = {
    form: (
      <Button type="submit" form={formId} appearance="primary">
        {t('start')}
      </Button>
    ),
    running: <Button onClick={cancel}>{t('cancel')}</Button>,
    done: (
      <>
        <Button appearance="primary" onClick={() => save('report')}>
          {t('saveReport')}
        </Button>
        <Button onClick={() => save('profile')}>{t('saveProfile')}</Button>
        <Button
          onClick={() => {
            setSaved(null);
            again();
          }}
        >
          {t('again')}
        </Button>
      </>
    ),
  };

  return (
    <AppDialog
      className={state.step === 'form' ? undefined : styles.wide}
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={actions[state.step]}
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        {state.step === 'form' && (
          <CheckForm
            id={formId}
            problem={state.problem === 'failed' ? 'errors.failed' : state.problem}
            onRun={(request) => void run(request)}
          />
        )}
        {state.step === 'running' && (
          <div className={styles.running}>
            <output>{t('running', { count: state.rows.length })}</output>
            <CheckRows rows={state.rows} />
          </div>
        )}
        {state.step === 'done' && <CheckResult {...state} />}
        {state.step === 'done' && saved && saved.outcome !== 'cancelled' && (
          <output>{saved.outcome === 'saved' ? t('saved', { name: saved.fileName }) : t('notSaved')}</output>
        )}
      </div>
    </AppDialog>
  );
}
