import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PlugDisconnectedRegular, ShieldErrorRegular, WindowNewRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { roomDevices, type OpenRoom } from '#contract/ipc/live.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { Banner } from '#ui/Banner.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  name: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** The room that is open in its own window: how it is connected, what it may use, what it was kept from. */
export function OpenRoomPanel({ room, isThis }: { room: OpenRoom; isThis: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const act = (call: () => ReturnType<typeof desktop.live.show>) =>
    ask(call()).catch((error: unknown) => logFailure('live room', error));
  const lost = room.phase === 'reconnecting';
  const title = { opening: t('open.opening'), open: t('open.title'), reconnecting: t('open.reconnecting') }[room.phase];
  return (
    <Panel as="section" className={styles.panel} aria-label={title}>
      <Banner
        appearance={lost ? 'attention' : 'plain'}
        icon={lost ? <PlugDisconnectedRegular fontSize={20} /> : <WindowNewRegular fontSize={20} />}
        title={title}
      />
      {!isThis && <p className={styles.name}>{t('open.other', { title: room.title })}</p>}
      <FactList
        layout="pairs"
        facts={[
          [t('host'), room.host],
          ...roomDevices.map((device) => [t(device), t(`device.${room.devices[device]}`)] as const),
        ]}
      />
      {room.stopped > 0 && (
        <Banner
          appearance="attention"
          icon={<ShieldErrorRegular fontSize={20} />}
          title={`${t('stopped')} ${t('stoppedTimes', { times: room.stopped })}`}
        >
          {t('stoppedText')}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={() => void act(desktop.live.show)}>
          {t('open.show')}
        </Button>
        {lost && <Button onClick={() => void act(desktop.live.retryNow)}>{t('again')}</Button>}
        <Button onClick={() => void act(desktop.live.leave)}>{t('open.leave')}</Button>
      </div>
    </Panel>
  );
}
