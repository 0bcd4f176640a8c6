import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stage } from '#ui/theme/fixed-colours.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import type { DocumentProps } from './document-props.ts';
import { ElsewhereButton } from './ElsewhereButton.tsx';
import { sentenceOf } from './sentences.ts';
import type { DocumentProblem } from './use-document.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'center' },
  field: { width: 'min(280px, 100%)', '& label': { color: stage.text } },
});

interface DocumentFailedProps extends Pick<DocumentProps, 'outside' | 'onOutside'> {
  problem: DocumentProblem;
  onRetry: () => void;
  onUnlock: (password: string) => void;
}

/** A document that is not shown: why, and what to do. */
export function DocumentFailed({ problem, outside, onOutside, onRetry, onUnlock }: DocumentFailedProps) {
  const { t } = useTranslation('player');
  if (problem === 'locked' || problem === 'wrong-password')
    return <LockedDocument isWrong={problem === 'wrong-password'} onUnlock={onUnlock} />;
  // It came, so that a program of the system may read it.
  const isOutside = outside !== null && problem !== 'unreached' && problem !== 'ended';
  const sentence = sentenceOf(problem);
  return (
    <ViewerNotice alert title={t(`document.failed.${sentence}.title`)} text={t(`document.failed.${sentence}.text`)}>
      {isOutside && <ElsewhereButton appearance="primary" to={outside} onOutside={onOutside} />}
      <Button appearance={isOutside ? 'secondary' : 'primary'} onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </ViewerNotice>
  );
}

/** The password of a document stays in this window and goes nowhere. */
function LockedDocument({ isWrong, onUnlock }: { isWrong: boolean; onUnlock: (password: string) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const [password, setPassword] = useState('');
  return (
    <ViewerNotice title={t('document.locked.title')} text={t('document.locked.text')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onUnlock(password);
        }}
      >
        {/* The stage is dark in every theme: so are the field and what is said below it. */}
        <Field
          className={styles.field}
          data-theme="dark"
          label={t('document.locked.password')}
          validationMessage={isWrong ? t('document.locked.wrong') : undefined}
        >
          <Input
            type="password"
            autoComplete="off"
            value={password}
            maxLength={256}
            onChange={(_, { value }) => setPassword(value)}
          />
        </Field>
        <Button type="submit" appearance="primary" disabledFocusable={password === ''}>
          {t('document.locked.open')}
        </Button>
      </form>
    </ViewerNotice>
  );
}
