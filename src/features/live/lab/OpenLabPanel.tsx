import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PlugDisconnectedRegular, ShieldErrorRegular, WindowNewRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { OpenLab } from '#contract/ipc/lab.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { Banner } from '#ui/Banner.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { LabFileRow } from './LabFileRow.tsx';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  name: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  files: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
});

/** The lab that is open in its own window: how it is connected, what it gave, what it was kept from. */
export function OpenLabPanel({ lab, isThis }: { lab: OpenLab; isThis: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('lab');
  const act = (call: () => ReturnType<typeof desktop.lab.show>) =>
    ask(call()).catch((error: unknown) => logFailure('lab', error));
  const { phase, files, stopped } = lab;
  const lost = phase === 'reconnecting';
  return (
    <Panel as="section" className={styles.panel} aria-label={t(`open.${phase}`)}>
      <Banner
        appearance={lost ? 'attention' : 'plain'}
        icon={lost ? <PlugDisconnectedRegular fontSize={20} /> : <WindowNewRegular fontSize={20} />}
        title={t(`open.${phase}`)}
      >
        {lost && t('open.keeps')}
      </Banner>
      {!isThis && <p className={styles.name}>{t('open.other', { title: lab.title })}</p>}
      <FactList layout="pairs" facts={[[t('host'), lab.host]]} />
      {stopped > 0 && (
        <Banner
          appearance="attention"
          icon={<ShieldErrorRegular fontSize={20} />}
          title={t('stopped', { count: stopped })}
        >
          {t('stoppedText')}
        </Banner>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map((file) => (
            <LabFileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={() => void act(desktop.lab.show)}>
          {t('open.show')}
        </Button>
        {lost && <Button onClick={() => void act(desktop.lab.retryNow)}>{t('open.again')}</Button>}
        <Button onClick={() => void act(desktop.lab.close)}>{t('open.close')}</Button>
      </div>
    </Panel>
  );
}
