import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import { clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { useMoment } from '#lib/use-moment.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { AboutClass } from '../shared/AboutClass.tsx';
import { wantsToEnter } from '../shared/arrival.ts';
import { ClassScreen, type ClassAddress } from '../shared/ClassScreen.tsx';
import { EnterPanel } from '../shared/EnterPanel.tsx';
import { OpenRoomPanel } from '../shared/OpenRoomPanel.tsx';
import { useEnter } from '../shared/use-enter.ts';
import { useLiveClass } from '../shared/use-live-class.ts';
import { useLockReason } from '../shared/use-lock-reason.ts';
import { offerOf } from './room-offer.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', padding: '16px' },
  film: { overflow: 'hidden' },
  under: { margin: 0, padding: '12px 16px', color: tokens.colorNeutralForeground2 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What plays the stream of a running class. */
export interface LiveStreamProps {
  name: string;
  /** As it was when the screen opened. */
  address: string;
  /** Another address; null: there was none. */
  renew: () => Promise<string | null>;
}

interface LiveRoomProps extends ClassAddress {
  stream: ComponentType<LiveStreamProps>;
}

/** /studentSee and /bjyCustomStudent: one live class and the way into its room (002 §2). */
export function RoomScreen({ stream }: { stream: ComponentType<LiveStreamProps> }) {
  return <ClassScreen path={livePaths.attend}>{(address) => <LiveRoom {...address} stream={stream} />}</ClassScreen>;
}

/** What is known of a live class, and its room as far as it is open to the learner. */
function LiveRoom({ stream: Stream, ...address }: LiveRoomProps) {
  const { id, roomIdOfAddress, back } = address;
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const reasonOf = useLockReason();
  const clock = useAtomValue(clockAtom);
  const { accountId } = useAtomValue(sessionAtom);
  const read = useLiveClass(address);
  const { live, settled, refetch } = read;
  const room = useDesktopQuery(desktop.live.room, [], { changed: desktop.live.changed, scope: accountId }).data ?? null;
  const { enter, entering, problem } = useEnter();
  const now = platformNow(clock);
  useMoment(live?.beginTime ?? null, () => platformNow(clock));
  const offer = read.tells ? offerOf(live, roomIdOfAddress, now) : null;
  const title = live?.title || t('title');

  const asked = useRef(false);
  const enterOnce = useEffectEvent(() => {
    if (asked.current || offer?.kind !== 'room' || !wantsToEnter(state)) return;
    asked.current = true;
    // Coming back to this address, or loading it again, enters nothing.
    void navigate(pathname + search, { replace: true, state: null });
    if (room?.roomId !== offer.roomId) void enter({ id, roomId: offer.roomId, title });
  });
  useEffect(() => {
    if (settled) enterOnce();
  }, [settled]);

  const renew = async () => {
    const other = (await refetch())?.liveUrl.trim() ?? '';
    return other === '' ? null : other;
  };
  const inThisRoom = offer?.kind === 'room' && room?.roomId === offer.roomId;
  return (
    <PageColumn>
      <PageTitle title={title} actions={back} />
      {offer?.kind === 'room' && live && live.liveUrl.trim() !== '' && (
        <Panel as="section" className={styles.film} aria-label={t('stream')}>
          <Stream name={title} address={live.liveUrl.trim()} renew={renew} />
          <p className={styles.under}>{t('streamAbout')}</p>
        </Panel>
      )}
      {room && <OpenRoomPanel room={room} isThis={inThisRoom} />}
      {!settled && <TextSkeleton />}
      {offer?.kind === 'room' && !inThisRoom && (
        <EnterPanel
          entering={entering}
          problem={problem}
          onEnter={() => void enter({ id, roomId: offer.roomId, title })}
        />
      )}
      {offer && offer.kind !== 'room' && (
        <Panel as="section" className={styles.panel} aria-label={t('title')}>
          <output className={styles.text}>
            {offer.kind === 'locked' ? reasonOf(offer.lock) : t(`state.${offer.kind}`)}
          </output>
          {offer.kind === 'replay' ? (
            <Button
              appearance="primary"
              onClick={() => void navigate(livePaths.replay.to({ id, liveRoomId: roomIdOfAddress }))}
            >
              {t('replay')}
            </Button>
          ) : (
            id !== '' && <Button onClick={() => void refetch()}>{t('reload')}</Button>
          )}
        </Panel>
      )}
      <AboutClass title={title} read={read} />
    </PageColumn>
  );
}
