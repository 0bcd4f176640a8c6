import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import { ConsentDialog } from '#features/exam/prepare/ConsentDialog.tsx';
import { useConsent } from '#features/exam/prepare/use-consent.ts';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  panel: { padding: '12px', display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'flex-start' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface ConsentedProctorProps {
  attempt: Pick<Attempt, 'consented' | 'rules'>;
  children: ReactNode;
}

/** Opens no camera before this account agreed to pictures. A formal paper without a consent asks for it as it opens. */
export function ConsentedProctor({ attempt, children }: ConsentedProctorProps) {
  const { t } = useTranslation('proctor');
  const styles = useStyles();
  const { consented, saving, agree } = useConsent();
  const [asked, setAsked] = useState(attempt.rules.formal !== false);
  if (consented || attempt.consented === true) return children;
  return (
    <Panel className={styles.panel} aria-label={t('title')}>
      <p className={styles.text}>{t('consent.missing')}</p>
      <Button onClick={() => setAsked(true)}>{t('consent.ask')}</Button>
      {asked && <ConsentDialog busy={saving} onAgree={() => void agree()} onRefuse={() => setAsked(false)} />}
    </Panel>
  );
}
