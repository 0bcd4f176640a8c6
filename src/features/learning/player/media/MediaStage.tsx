import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../../api/query.ts';
import {
  courseItemGetPlayAuthToken,
  type PlayCredentials,
} from '../../../../contract/platform/learning/course-item-media.ts';
import {
  getVideoPlayURL,
  resAccessTokenGetPlayAuthToken,
  resAccessTokenGetPlayAuthTokenInfo,
  studentGetVideoUrlByResourceId,
} from '../../../../contract/platform/learning/resource.ts';
import { Read } from '../../../../ui/Read.tsx';
import { StageNotice } from '../StageNotice.tsx';
import { StageSpinner } from '../StageSpinner.tsx';
import type { StageProps } from '../stage-props.ts';
import { MediaPlayer } from './MediaPlayer.tsx';

const held = { quiet: true, held: true };

/** A film or a sound, as soon as the platform lets it be played. */
export function MediaStage(props: StageProps) {
  const { t } = useTranslation('player');
  const { node, study, access } = props;
  const input = { resId: node.detailId };
  const call = access === 'course' ? courseItemGetPlayAuthToken : resAccessTokenGetPlayAuthToken;
  const credentials = useApiQuery(call, input, held);
  // A resource has its captions apart; without them it plays as well.
  const info = useApiQuery(resAccessTokenGetPlayAuthTokenInfo, input, { ...held, enabled: access === 'resource' });
  const renew = async () => addressIn(await credentials.refetch());
  return (
    <Read of={credentials} skeleton={<StageSpinner />} failed={t('failed.title')}>
      {(told) => {
        const known = info.data ? { ...told, captionList: [...told.captionList, ...info.data.captionList] } : told;
        if (known.playURL.trim() === '') return <PlainMedia {...props} credentials={known} />;
        return study.known !== null && <MediaPlayer {...props} credentials={known} place={study.known} renew={renew} />;
      }}
    </Read>
  );
}

/** Credentials without an address: one is asked for apart, and only the host's own player is left without it. */
function PlainMedia(props: StageProps & { credentials: PlayCredentials }) {
  const { t } = useTranslation('player');
  const { node, study, access, credentials } = props;
  const call = access === 'course' ? studentGetVideoUrlByResourceId : getVideoPlayURL;
  const address = useApiQuery(call, { id: node.detailId }, held);
  const renew = async () => addressIn(await address.refetch());
  if (address.isPending) return <StageSpinner />;
  const playURL = addressIn(address);
  if (playURL === null) return <StageNotice title={t('hostOnly.title')} text={t('hostOnly.text')} />;
  return (
    study.known !== null && (
      <MediaPlayer {...props} credentials={{ ...credentials, playURL }} place={study.known} renew={renew} />
    )
  );
}

function addressIn({ data, isError }: { data: { playURL: string } | undefined; isError: boolean }): string | null {
  return isError || data === undefined || data.playURL.trim() === '' ? null : data.playURL;
}
