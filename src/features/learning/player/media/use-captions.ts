import { useEffect, useState, type RefObject } from 'react';

/** What the first captions of a film say now, line by line; nothing while they are off. */
export function useCaptions(media: RefObject<HTMLMediaElement | null>, on: boolean): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const track = media.current?.textTracks[0];
    if (!track || !on) return undefined;
    const stop = new AbortController();
    hide(track);
    track.addEventListener('cuechange', () => setLines(textsOf(track)), { signal: stop.signal });
    return () => {
      stop.abort();
      setLines([]);
    };
  }, [media, on]);
  return lines;
}

/** It is drawn by the player, so that its bar does not cover it. */
function hide(track: TextTrack): void {
  track.mode = 'hidden';
}

function textsOf({ activeCues }: TextTrack): string[] {
  return Array.from(activeCues ?? []).flatMap((cue) =>
    'text' in cue && typeof cue.text === 'string' ? [cue.text] : [],
  );
}
