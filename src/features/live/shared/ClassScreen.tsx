import { Button } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/paths/define-path.ts';
import { livePaths } from '#contract/paths/live.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';

/** The class that an address names. */
export interface ClassAddress {
  /** The live class; '': the address names only its room. */
  id: string;
  roomIdOfAddress: string;
  back: ReactNode;
}

interface ClassScreenProps {
  path: typeof livePaths.attend;
  children: (address: ClassAddress) => ReactNode;
}

/** A screen of one live class, or what there is where the address names none. */
export function ClassScreen({ path, children }: ClassScreenProps) {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id, liveRoomId, backPath } = path.read(query);
  const back = <Button onClick={() => void navigate(ownPath(backPath) ?? livePaths.list.to())}>{t('back')}</Button>;
  if (id || liveRoomId) {
    const given = { id: id ?? '', roomIdOfAddress: liveRoomId ?? '', back };
    return <Fragment key={`${id} ${liveRoomId}`}>{children(given)}</Fragment>;
  }
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none')} hint={t('noneHint')} action={back} />
    </PageColumn>
  );
}
