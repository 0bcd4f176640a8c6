import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedTrial } from '#contract/ipc/seat-trial.ts';
import { ask, desktop, DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { Banner } from '#ui/Banner.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlannedLockdown } from '../../shared/lockdown/PlannedLockdown.tsx';
import { StepColumns } from '../StepColumns.tsx';
import { TrialFacts } from './TrialFacts.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
  text: { margin: 0, padding: '0 16px', color: tokens.colorNeutralForeground2, lineHeight: '28px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

interface TrialEnterProps {
  /** A sample paper of before is taken up again. */
  resumed: boolean;
  onOpened: (trial: OpenedTrial) => void;
  onSkip: () => void;
}

/** Before the sample paper: what this computer does now, and how it ends. */
export function TrialEnter({ resumed, onOpened, onSkip }: TrialEnterProps) {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<'paperOpen' | 'store' | null>(null);
  const open = async () => {
    setOpening(true);
    try {
      onOpened(await ask(desktop.seatTrial.open()));
    } catch (error) {
      logFailure('seat trial', error);
      setFailed(error instanceof DesktopError && error.code === 'paper-open' ? 'paperOpen' : 'store');
      setOpening(false);
    }
  };
  return (
    <StepColumns aside={<TrialFacts />}>
      <Panel className={styles.panel}>
        <Heading className={styles.title}>{t('enter.title')}</Heading>
        <PlannedLockdown formal />
        <p className={styles.text}>{t('enter.saved')}</p>
        <p className={styles.text}>{t('enter.out')}</p>
        {failed && (
          <Banner icon={<InfoRegular fontSize={20} />} title={t(`enter.${failed}.title`)}>
            {t(`enter.${failed}.text`)}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button
            size="large"
            appearance="primary"
            disabledFocusable={opening}
            icon={opening ? <Spinner size="tiny" /> : undefined}
            onClick={() => void open()}
          >
            {t(resumed ? 'enter.resume' : 'enter.go')}
          </Button>
          <Button size="large" disabled={opening} onClick={onSkip}>
            {t('enter.skip')}
          </Button>
        </div>
      </Panel>
    </StepColumns>
  );
}
