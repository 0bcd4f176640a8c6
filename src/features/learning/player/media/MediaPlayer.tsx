import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { HeadphonesSoundWaveRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemStudy } from '#contract/ipc/learning.ts';
import type { PlayCredentials } from '#contract/platform/learning/course-item-media.ts';
import { shortcutsOpenAtom, tenantAtom } from '#domain/app-state.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { formatCountdown } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import { beginOf, seekLimit } from '../study/watch-rules.ts';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import { Captions } from './Captions.tsx';
import { ChapterList } from './ChapterList.tsx';
import { chaptersOf } from './chapters.ts';
import { ControlBar } from './ControlBar.tsx';
import type { Playable } from './engine.ts';
import { MediaFailed } from './MediaFailed.tsx';
import { useBarActs } from './use-bar-acts.ts';
import { useCaptionTracks } from './use-caption-tracks.ts';
import { useFill } from './use-fill.ts';
import { useLinkedSecond } from './use-linked-second.ts';
import { useMediaState } from './use-media-state.ts';
import { usePlayKeys } from './use-play-keys.ts';
import { useSource } from './use-source.ts';
import { useSystemKeys } from './use-system-keys.ts';
import { useWatching } from './use-watching.ts';

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, overflow: 'hidden', backgroundColor: stage.background },
  filled: { position: 'fixed', zIndex: 100 },
  media: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  sound: {
    position: 'absolute',
    inset: '0 0 96px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    color: stage.text,
    pointerEvents: 'none',
  },
});

/** The tenant lets nobody go beyond what was seen; assumed key of its configuration. */
const noSeekAheadKey = 'lectern_no_seek_ahead';
const done = 100;

interface MediaPlayerProps extends ViewerProps {
  credentials: Pick<PlayCredentials, 'captionList' | 'chapterList'> &
    Partial<Pick<PlayCredentials, 'videoMeta'>> & { playURL: Playable };
  /** As it was when the item was opened. */
  place: ItemStudy;
  /** Another address; null: there was none. */
  renew: () => Promise<Playable | null>;
}

/** Plays a film or a sound. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { node, courseName, study, credentials, place, renew, autoPlay, onNext, onEnded } = props;
  const styles = useStyles();
  const { t } = useTranslation('player');
  const toast = useToast();
  const tenant = useAtomValue(tenantAtom);
  const openHelp = useSetAtom(shortcutsOpenAtom);
  const root = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const chapters = chaptersOf(credentials.chapterList);
  const isSound = node.kind === 'audio';
  const cover = isSound ? '' : (credentials.videoMeta?.coverURL.trim() ?? '');
  const rule = { limited: isOn(tenant, noSeekAheadKey), done: (node.studyInfo.learnRate ?? 0) >= done };
  const watching = useWatching(media, { at: place.place?.at ?? 0, seen: place.seen }, study);
  const limit = () => seekLimit(watching.seen(), media.current?.duration ?? 0, rule);
  const control = useBarActs(media, limit, (furthest) =>
    toast('info', t('bar.limited', { time: formatCountdown(Math.floor(furthest) * 1000) })),
  );
  const link = useLinkedSecond((second) => {
    // Before it is loaded, it begins there.
    if ((media.current?.readyState ?? 0) > 0) control.seek(second);
  });
  const source = useSource(media, {
    address: credentials.playURL,
    startAt: (duration) => {
      const furthest = seekLimit(watching.seen(), duration, rule);
      return beginOf(link.linked, place.place?.at ?? null, duration, furthest);
    },
    speed: control.settings.speed,
    autoPlay,
    renew,
    passed: () => toast('info', t('bar.passed')),
  });
  const captions = useCaptionTracks(credentials.captionList, source.tracks);
  const state = useMediaState(media);
  const fill = useFill();
  useSystemKeys({ title: node.name, course: courseName, ...control, next: onNext });
  usePlayKeys(root, (act) => control.run(act, { full: fill.toggle, next: onNext }));
  useEffect(() => {
    const element = media.current;
    element?.addEventListener('ended', onEnded);
    return () => element?.removeEventListener('ended', onEnded);
  }, [onEnded]);

  const picture = () => void togglePicture(media.current).catch(() => toast('warning', t('bar.noPicture')));
  const canPicture = !isSound && document.pictureInPictureEnabled;
  return (
    <div ref={root} className={mergeClasses(styles.root, fill.filled && styles.filled)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are drawn by the player */}
      <video
        ref={media}
        className={styles.media}
        aria-label={node.name}
        playsInline
        preload="auto"
        poster={cover === '' ? undefined : pageAddressOf(cover)}
        onClick={control.toggle}
      />
      {isSound && (
        <div className={styles.sound}>
          <HeadphonesSoundWaveRegular fontSize={64} aria-hidden />
          <PlatformText text={node.name} />
          {chapters.length > 0 && <ChapterList chapters={chapters} at={state.at} onSeek={control.seek} />}
        </div>
      )}
      <Captions
        media={media}
        track={control.settings.captions ? captions.chosen : null}
        streamed={source.cues}
        size={control.settings.captionSize}
      />
      {(state.waiting || source.renewing) && <ViewerSpinner />}
      {source.failed ? (
        <MediaFailed problem={source.failed} onRetry={source.retry} />
      ) : (
        <ControlBar
          state={{ ...state, ...control.settings }}
          limit={seekLimit(watching.seen(), state.duration, rule)}
          captions={control.settings}
          languages={{
            captions: { tracks: captions.tracks, chosen: captions.chosen?.id ?? '', onChoose: captions.choose },
            sound: {
              tracks: source.tracks?.sounds ?? [],
              chosen: source.tracks?.sound ?? '',
              onChoose: (id) => source.tracks?.chooseSound(id),
            },
          }}
          filled={fill.filled}
          qualities={source.qualities}
          chapters={isSound ? [] : chapters}
          acts={{
            toggle: control.toggle,
            seek: control.seek,
            setSpeed: (speed) => control.change({ speed }),
            setVolume: (volume) => control.change({ volume, muted: false }),
            toggleMuted: () => control.change({ muted: !control.settings.muted }),
            toggleFill: fill.toggle,
            help: () => openHelp(true),
            next: onNext,
            toggleCaptions:
              captions.tracks.length > 0 ? () => control.change({ captions: !control.settings.captions }) : null,
            setCaptionSize: (captionSize) => control.change({ captionSize }),
            copyLink: () => void link.copy(media.current?.currentTime ?? 0),
            picture: canPicture ? picture : null,
          }}
        />
      )}
    </div>
  );
}

/** Shows a film in a small window of its own, or takes it back. Rejects where it cannot. */
async function togglePicture(film: HTMLVideoElement | null): Promise<void> {
  if (film && document.pictureInPictureElement === film) await document.exitPictureInPicture();
  else await film?.requestPictureInPicture();
}
