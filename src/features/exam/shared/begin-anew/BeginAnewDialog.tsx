import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

const useStyles = makeStyles({ text: { margin: '0 0 16px', textWrap: 'pretty' } });

interface BeginAnewDialogProps {
  exam: ExamRef;
  onStay: () => void;
  onOpened: (attempt: Attempt) => void;
}

/** The decision itself: typed, so that it is nobody's accident. */
export function BeginAnewDialog({ exam, onStay, onOpened }: BeginAnewDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('begin-anew');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'word' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (typed.trim().toLowerCase() !== t('word').toLowerCase()) {
      setProblem('word');
      return;
    }
    setBusy(true);
    try {
      const outcome = await ask(desktop.exam.beginAnew(exam));
      if (outcome.opened) {
        onOpened(outcome.attempt);
        return;
      }
      logFailure('begin anew', outcome.problem);
    } catch (error) {
      logFailure('begin anew', error);
    }
    setBusy(false);
    setProblem('failed');
  };
  return (
    <ConfirmDialog
      open
      title={t('dialog.title')}
      safe={t('dialog.stay')}
      onSafe={onStay}
      risky={t('dialog.begin')}
      onRisky={() => void begin()}
      busy={busy}
    >
      <p className={styles.text}>{t('dialog.text')}</p>
      <Field
        label={t('dialog.label', { word: t('word') })}
        {...(problem && { validationMessage: t(`dialog.${problem}`, { word: t('word') }) })}
      >
        <Input value={typed} autoComplete="off" onChange={(_, { value }) => setTyped(value)} />
      </Field>
    </ConfirmDialog>
  );
}
