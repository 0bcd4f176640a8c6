import { useTranslation } from 'react-i18next';
import { isUnreadAnswer } from '#api/absent.ts';
import { isBreakdown } from '#api/breakdown.ts';
import { useApiQuery } from '#api/query.ts';
import { courseItemGetPlayAuthToken, type PlayCredentials } from '#contract/platform/learning/course-item-media.ts';
import {
  getVideoPlayURL,
  resAccessTokenGetPlayAuthToken,
  resAccessTokenGetPlayAuthTokenInfo,
  studentGetVideoUrlByResourceId,
} from '#contract/platform/learning/resource.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import type { HostFilm } from './engine.ts';
import { MediaPlayer } from './MediaPlayer.tsx';

/** Null: the platform gave none. */
type RenewCredentials = () => Promise<PlayCredentials | null>;

const frozen = { silent: true, frozen: true };

/** A film or a sound, as soon as the platform lets it be played. */
export function MediaViewer(props: ViewerProps) {
  const { t } = useTranslation('player');
  const { node, study, access } = props;
  const input = { resId: node.detailId };
  const call = access === 'course' ? courseItemGetPlayAuthToken : resAccessTokenGetPlayAuthToken;
  const credentials = useApiQuery(call, input, frozen);
  // A resource has its captions apart; without them it plays as well.
  const info = useApiQuery(resAccessTokenGetPlayAuthTokenInfo, input, { ...frozen, enabled: access === 'resource' });
  const renew = async () => addressIn(await credentials.refetch());
  const renewCredentials = async () => {
    const { data, isError } = await credentials.refetch();
    return isError || data === undefined ? null : data;
  };
  return (
    <QueryView query={credentials} skeleton={<ViewerSpinner />} failed={t('failed.title')}>
      {(told) => {
        const known = info.data ? { ...told, captionList: [...told.captionList, ...info.data.captionList] } : told;
        if (known.playURL.trim() === '') {
          return <PlainMedia {...props} credentials={known} renewCredentials={renewCredentials} />;
        }
        return study.known !== null && <MediaPlayer {...props} credentials={known} place={study.known} renew={renew} />;
      }}
    </QueryView>
  );
}

/** Credentials without an address: one is asked for apart, and where there is none the host's own player shows it. */
function PlainMedia(props: ViewerProps & { credentials: PlayCredentials; renewCredentials: RenewCredentials }) {
  const { t } = useTranslation('player');
  const { node, study, access, credentials, renewCredentials } = props;
  const player = useDesktopQuery(desktop.learning.filmPlayer, []);
  const input = { id: node.detailId };
  const address = useApiQuery(getVideoPlayURL, input, frozen);
  // The call of courses has no documented path: it is asked where the documented one brings nothing (G-123).
  const asksApart = access === 'course' && !address.isPending && addressIn(address) === null;
  const apart = useApiQuery(studentGetVideoUrlByResourceId, input, { ...frozen, enabled: asksApart });
  const used = asksApart ? apart : address;
  const renew = async () => addressIn(await used.refetch());
  if (used.isPending || player.isPending) return <ViewerSpinner />;
  const playURL = addressIn(used);
  const film = hostFilmOf(player.data ?? null, credentials);
  if (playURL === null && film === null) {
    // Only an answer tells that there is no address.
    const failed = [apart, address].find(({ error }) => isBreakdown(error) && !isUnreadAnswer(error));
    if (!failed) return <ViewerNotice title={t('hostOnly.title')} text={t('hostOnly.text')} />;
    return <ErrorPanel title={t('failed.title')} error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  const renewFilm = async () => hostFilmOf(player.data ?? null, await renewCredentials());
  const source = playURL === null ? { playURL: film ?? '', renew: renewFilm } : { playURL, renew };
  return (
    study.known !== null && (
      <MediaPlayer
        {...props}
        credentials={{ ...credentials, playURL: source.playURL }}
        place={study.known}
        renew={source.renew}
      />
    )
  );
}

/** Null: the tenant has brought no player of the host, or the platform does not say which film it is. */
function hostFilmOf(playerAddress: string | null, credentials: PlayCredentials | null): HostFilm | null {
  if (playerAddress === null || credentials === null) return null;
  const { playAuth, videoMeta } = credentials;
  if (playAuth === '' || videoMeta.videoId === '') return null;
  const picture = () => ask(desktop.window.filmPicture());
  return { playerAddress, videoId: videoMeta.videoId, playAuth, picture };
}

function addressIn({ data, isError }: { data: { playURL: string } | undefined; isError: boolean }): string | null {
  return isError || data === undefined || data.playURL.trim() === '' ? null : data.playURL;
}
