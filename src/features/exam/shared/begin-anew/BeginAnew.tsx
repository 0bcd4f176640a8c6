import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { useAnsweredText } from '#domain/attempts/use-answered-text.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { BeginAnewDialog } from './BeginAnewDialog.tsx';
import { lockedAttempt } from './locked-attempt.ts';

const useStyles = makeStyles({
  box: {
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    textAlign: 'start',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: '8px 0 12px', paddingInlineStart: '20px', color: tokens.colorNeutralForeground2 },
});

interface BeginAnewProps {
  /** How the paper was addressed. */
  address: { attemptId: string | null; exam: ExamRef | null };
  onOpened: (attempt: Attempt) => void;
}

/** What can be done about a paper that this computer cannot decrypt any more: staff first, an empty one by decision only. */
export function BeginAnew({ address, onOpened }: BeginAnewProps) {
  const styles = useStyles();
  const { t } = useTranslation('begin-anew');
  const answeredText = useAnsweredText();
  const locked = lockedAttempt(usePendingAttempts(), address);
  const [deciding, setDeciding] = useState(false);
  if (!locked) return null;
  return (
    <section className={styles.box} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ol className={styles.list}>
        <li>{t('safe', { counts: answeredText(locked) })}</li>
        <li>{t('staff')}</li>
        <li>{t('anew')}</li>
      </ol>
      <Button onClick={() => setDeciding(true)}>{t('decide')}</Button>
      {deciding && <BeginAnewDialog exam={locked.exam} onStay={() => setDeciding(false)} onOpened={onOpened} />}
    </section>
  );
}
