import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/Banner.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', padding: '16px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  problem: { alignSelf: 'stretch' },
});

interface EnterPanelProps {
  entering: boolean;
  /** Why the last attempt failed; null: none did. */
  problem: string | null;
  onEnter: () => void;
}

/** The way into a room that is not open. */
export function EnterPanel({ entering, problem, onEnter }: EnterPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  return (
    <Panel as="section" className={styles.panel} aria-label={t('enter')}>
      {problem !== null && (
        <div className={styles.problem}>
          <Banner appearance="attention" icon={<WarningRegular fontSize={20} />} title={problem} />
        </div>
      )}
      <p className={styles.text}>{t('about')}</p>
      {entering ? (
        <Spinner size="tiny" label={t('entering')} />
      ) : (
        <Button appearance="primary" onClick={onEnter}>
          {t(problem === null ? 'enter' : 'again')}
        </Button>
      )}
    </Panel>
  );
}
