import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayCredentials } from '#contract/platform/learning/course-item-media.ts';
import type { StreamTracks } from './engine.ts';
import type { CaptionTrack } from './use-captions.ts';

/** The captions of a film, those of the platform before those of the stream, and which are shown. */
export function useCaptionTracks(
  list: PlayCredentials['captionList'],
  stream: StreamTracks | null,
): { tracks: readonly CaptionTrack[]; chosen: CaptionTrack | null; choose: (id: string) => void } {
  const { i18n } = useTranslation();
  const [wanted, setWanted] = useState<string | null>(null);
  const files = list.flatMap(({ url, label, language }, at): CaptionTrack[] =>
    url.trim() === '' ? [] : [{ kind: 'file', id: `file ${at}`, name: label, language, address: url.trim() }],
  );
  const subtitles = (stream?.subtitles ?? []).map((track): CaptionTrack => ({
    ...track,
    kind: 'stream',
    id: `stream ${track.id}`,
  }));
  const tracks = [...files, ...subtitles];
  const [own = ''] = i18n.language.split('-');
  const chosen =
    tracks.find(({ id }) => id === wanted) ??
    tracks.find(({ language }) => language.toLowerCase().startsWith(own)) ??
    tracks[0] ??
    null;
  const streamId = chosen?.kind === 'stream' ? chosen.id.slice('stream '.length) : null;
  const count = stream?.subtitles.length ?? 0;
  const load = useEffectEvent((id: string | null) => stream?.chooseSubtitles(id));
  useEffect(() => {
    if (count > 0) load(streamId);
  }, [streamId, count]);
  return { tracks, chosen, choose: setWanted };
}
