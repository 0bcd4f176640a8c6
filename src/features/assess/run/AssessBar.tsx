import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AssessState } from '#contract/ipc/assess.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';

const useStyles = makeStyles({
  bar: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px', minHeight: '40px' },
  title: { fontWeight: tokens.fontWeightSemibold, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '8px' },
});

interface AssessBarProps {
  name: string;
  state: AssessState;
  saved: boolean;
  onSubmit: () => void;
}

/** What is answered, and what of it is where. */
export function AssessBar({ name, state, saved, onSubmit }: AssessBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-run');
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      <span className={styles.title}>
        <PlatformText text={name || t('title')} />
      </span>
      <span className={styles.quiet}>{t(saved ? 'saved' : 'saving')}</span>
      <DeliveryNote state={state} />
      <div className={styles.actions}>
        <Button onClick={() => void navigate(assessPaths.list.to())}>{t('leave')}</Button>
        <Button appearance="primary" onClick={onSubmit}>
          {t('submit')}
        </Button>
      </div>
    </div>
  );
}
