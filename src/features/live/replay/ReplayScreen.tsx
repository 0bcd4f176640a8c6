import { Button } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { backOf } from '../shared/back.ts';
import { Replay, type Recording } from './Replay.tsx';

/** The replay of the live class that the address names. */
export function ReplayScreen({ player }: { player: ComponentType<Recording> }) {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id, liveRoomId, backPath } = livePaths.replay.read(query);
  const leave = <Button onClick={() => void navigate(backOf(backPath))}>{t('back')}</Button>;
  if (id || liveRoomId) {
    return (
      <Replay
        key={`${id} ${liveRoomId}`}
        id={id ?? ''}
        roomIdOfAddress={liveRoomId ?? ''}
        back={leave}
        player={player}
      />
    );
  }
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={leave} />
    </PageColumn>
  );
}
