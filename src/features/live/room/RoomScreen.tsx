import { Button } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { backOf } from '../shared/back.ts';
import { LiveRoom, type LiveStreamProps } from './LiveRoom.tsx';

/** /studentSee and /bjyCustomStudent: one live class and the way into its room (002 §2). */
export function RoomScreen({ stream }: { stream: ComponentType<LiveStreamProps> }) {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id, liveRoomId, backPath } = livePaths.attend.read(query);
  const leave = <Button onClick={() => void navigate(backOf(backPath))}>{t('back')}</Button>;
  if (id || liveRoomId) {
    return (
      <LiveRoom
        key={`${id} ${liveRoomId}`}
        id={id ?? ''}
        roomIdOfAddress={liveRoomId ?? ''}
        back={leave}
        stream={stream}
      />
    );
  }
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={leave} />
    </PageColumn>
  );
}
