import { Button, Field, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { SecretInput } from '#ui/form/SecretInput.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  said: { display: 'block' },
});

interface PolicyAdmissionProps {
  exam: ExamRef;
  /** The file that is not trusted, and why; '': the banner above has said it. */
  why: string;
  opening: boolean;
  onAdmitted: () => void;
}

type Said = { key: 'wrong' | 'wait' | 'no-code' | 'failed'; seconds: number };

/** Something of this computer keeps a formal exam shut: an invigilator lets the learner in with the staff code. */
export function PolicyAdmission({ exam, why, opening, onAdmitted }: PolicyAdmissionProps) {
  const styles = useStyles();
  const { t } = useTranslation('prepare');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  async function admit(): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      const result = await ask(desktop.staffCode.admit(exam.examId, code));
      if (result.outcome === 'right') return onAdmitted();
      setSaid({ key: result.outcome, seconds: 'waitMs' in result ? Math.ceil(result.waitMs / 1000) : 0 });
    } catch (error) {
      logFailure('admit', error);
      setSaid({ key: 'failed', seconds: 0 });
    } finally {
      setCode('');
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '' && !busy && !opening) void admit();
  };
  return (
    <>
      {why !== '' && <p>{t('policy.why', { why })}</p>}
      <form className={styles.form} onSubmit={submit}>
        <Field label={t('policy.code')}>
          <SecretInput value={code} onChange={setCode} />
        </Field>
        <Button type="submit" disabledFocusable={busy || opening || code === ''}>
          {t('policy.admit')}
        </Button>
      </form>
      <output className={styles.said}>
        {said && (
          <MessageBar intent="error" layout="multiline" politeness="polite">
            <MessageBarBody>{t(`policy.said.${said.key}`, { count: said.seconds })}</MessageBarBody>
          </MessageBar>
        )}
      </output>
    </>
  );
}
