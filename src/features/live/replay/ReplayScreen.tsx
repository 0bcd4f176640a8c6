import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import { clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { AboutClass } from '../shared/AboutClass.tsx';
import { ClassScreen, type ClassAddress } from '../shared/ClassScreen.tsx';
import { EnterPanel } from '../shared/EnterPanel.tsx';
import { OpenRoomPanel } from '../shared/OpenRoomPanel.tsx';
import { useEnter } from '../shared/use-enter.ts';
import { useLiveClass } from '../shared/use-live-class.ts';
import { useLockReason } from '../shared/use-lock-reason.ts';
import { replayOf, type ReplayOffer } from './replay-offer.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', padding: '16px' },
  film: { overflow: 'hidden' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What plays a recording. */
export interface Recording {
  id: string;
  name: string;
  address: string;
  /** Another address; null: there was none. */
  renew: () => Promise<string | null>;
}

interface ReplayProps extends ClassAddress {
  player: ComponentType<Recording>;
}

/** The replay of the live class that the address names. */
export function ReplayScreen({ player }: { player: ComponentType<Recording> }) {
  return <ClassScreen path={livePaths.replay}>{(address) => <Replay {...address} player={player} />}</ClassScreen>;
}

/** The recording of a live class, here or on the live host, or why there is none. */
function Replay({ player: Player, ...address }: ReplayProps) {
  const { id, roomIdOfAddress, back } = address;
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const clock = useAtomValue(clockAtom);
  const { accountId } = useAtomValue(sessionAtom);
  const read = useLiveClass(address, { frozen: true });
  const { live, settled, refetch } = read;
  const room = useDesktopQuery(desktop.live.room, [], { changed: desktop.live.changed, scope: accountId }).data ?? null;
  const { enter, entering, problem } = useEnter();
  const offer = read.tells ? replayOf(live, roomIdOfAddress, platformNow(clock)) : null;
  const title = live?.title || t('replayTitle');
  const renew = async () => {
    const other = (await refetch())?.playbackUrl.trim() ?? '';
    return other === '' ? null : other;
  };
  const inThisRoom = offer?.kind === 'hosted' && room?.roomId === offer.roomId;
  return (
    <PageColumn>
      <PageTitle title={title} actions={back} />
      {!settled && <TextSkeleton />}
      {offer?.kind === 'film' && (
        <Panel as="section" className={styles.film} aria-label={t('replayTitle')}>
          <Player key={id} id={id} name={title} address={offer.address} renew={renew} />
        </Panel>
      )}
      {room && offer?.kind === 'hosted' && <OpenRoomPanel room={room} isThis={inThisRoom} />}
      {offer?.kind === 'hosted' && !inThisRoom && (
        <EnterPanel
          entering={entering}
          problem={problem}
          onEnter={() => void enter({ id, roomId: offer.roomId, title })}
        />
      )}
      {offer && offer.kind !== 'film' && offer.kind !== 'hosted' && (
        <NoReplay offer={offer} id={id} onReload={() => void refetch()} />
      )}
      <AboutClass title={title} read={read} />
    </PageColumn>
  );
}

interface NoReplayProps {
  offer: Exclude<ReplayOffer, { kind: 'film' | 'hosted' }>;
  id: string;
  onReload: () => void;
}

function NoReplay({ offer, id, onReload }: NoReplayProps) {
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const reasonOf = useLockReason();
  return (
    <Panel as="section" className={styles.panel} aria-label={t('replayTitle')}>
      <output className={styles.text}>
        {offer.kind === 'locked' ? reasonOf(offer.lock) : t(`replayState.${offer.kind}`)}
      </output>
      {offer.kind === 'running' ? (
        <Button appearance="primary" onClick={() => void navigate(livePaths.attend.to({ id }))}>
          {t('enter')}
        </Button>
      ) : (
        id !== '' && <Button onClick={onReload}>{t('reload')}</Button>
      )}
    </Panel>
  );
}
