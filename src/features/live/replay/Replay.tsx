import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import { clockAtom, platformNow, sessionAtom } from '#domain/app-state.ts';
import { timed } from '#domain/lives/live-event.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { FactList } from '#ui/FactList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { EnterPanel } from '../shared/EnterPanel.tsx';
import { OpenRoomPanel } from '../shared/OpenRoomPanel.tsx';
import { useEnter } from '../shared/use-enter.ts';
import { useLiveClass } from '../shared/use-live-class.ts';
import { useLiveSpan } from '../shared/use-live-span.ts';
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

interface ReplayProps {
  /** The live class; '': the address names only its room. */
  id: string;
  roomIdOfAddress: string;
  back: ReactNode;
  player: ComponentType<Recording>;
}

/** The recording of a live class, here or on the live host, or why there is none. */
export function Replay({ id, roomIdOfAddress, back, player: Player }: ReplayProps) {
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const spanOf = useLiveSpan();
  const clock = useAtomValue(clockAtom);
  const { accountId } = useAtomValue(sessionAtom);
  const { known, settled, error, refetch } = useLiveClass(id, { frozen: true });
  const room = useDesktopQuery(desktop.live.room, [], { changed: desktop.live.changed, scope: accountId }).data ?? null;
  const { enter, entering, problem } = useEnter();
  const live = known && timed(known, clock.timeShiftMs);
  // A platform that knows nothing of it tells by the address alone; one that failed tells nothing.
  const failed = error !== null;
  const offer =
    settled && !(failed && roomIdOfAddress === '') ? replayOf(live, roomIdOfAddress, platformNow(clock)) : null;
  const title = live?.title || t('replayTitle');
  const renew = async () => {
    const address = (await refetch())?.playbackUrl.trim() ?? '';
    return address === '' ? null : address;
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
