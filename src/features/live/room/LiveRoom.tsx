import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import { clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { timed } from '#domain/lives/live-event.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { useMoment } from '#lib/use-moment.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { FactList } from '#ui/FactList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { wantsToEnter } from '../shared/arrival.ts';
import { EnterPanel } from '../shared/EnterPanel.tsx';
import { OpenRoomPanel } from '../shared/OpenRoomPanel.tsx';
import { useEnter } from '../shared/use-enter.ts';
import { useLiveClass } from '../shared/use-live-class.ts';
import { useLiveSpan } from '../shared/use-live-span.ts';
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

interface LiveRoomProps {
  /** The live class; '': the address names only its room. */
  id: string;
  roomIdOfAddress: string;
  back: ReactNode;
  stream: ComponentType<LiveStreamProps>;
}

/** What is known of a live class, and its room as far as it is open to the learner. */
export function LiveRoom({ id, roomIdOfAddress, back, stream: Stream }: LiveRoomProps) {
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const spanOf = useLiveSpan();
  const reasonOf = useLockReason();
  const clock = useAtomValue(clockAtom);
  const { accountId } = useAtomValue(sessionAtom);
  const { known, settled, error, refetch } = useLiveClass(id);
  const room = useDesktopQuery(desktop.live.room, [], { changed: desktop.live.changed, scope: accountId }).data ?? null;
  const { enter, entering, problem } = useEnter();
  const live = known && timed(known, clock.timeShiftMs);
  const now = platformNow(clock);
  useMoment(live?.beginTime ?? null, () => platformNow(clock));
  // A platform that knows nothing of it tells by the address alone; one that failed tells nothing.
  const failed = error !== null;
  const offer = settled && !(failed && roomIdOfAddress === '') ? offerOf(live, roomIdOfAddress, now) : null;
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
    const address = (await refetch())?.liveUrl.trim() ?? '';
    return address === '' ? null : address;
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
      {live && (
        <Panel as="section" className={styles.panel} aria-label={title}>
          <FactList
            facts={[
              [t('when'), spanOf(live)],
              [t('teacher'), live.teacherName ? <PlatformText key="teacher" text={live.teacherName} /> : null],
              [t('source'), live.sourceName ? <PlatformText key="source" text={live.sourceName} /> : null],
            ]}
          />
          {live.intro !== '' && <SafeHtml html={live.intro} />}
        </Panel>
      )}
      {failed && <ErrorPanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
    </PageColumn>
  );
}
