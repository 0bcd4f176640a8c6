import { useEffect, useState, type RefObject } from 'react';

/** What the first captions of a film say now, line by line; nothing while they are off. */
export function useCaptions(media: RefObject<HTMLMediaElement | null>, on: boolean): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = media.current;
    const track = element?.textTracks[0];
    if (!element || !track || !on) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    hide(track);
    const look = () => {
      const now = textsAt(track, element.currentTime);
      setLines((before) => (before.join('\n') === now.join('\n') ? before : now));
    };
    // Turned on while the film stands, they show the line of its second at once.
    look();
    track.addEventListener('cuechange', look, { signal });
    // A film that the host's player shows moves no cues of the element.
    for (const type of ['timeupdate', 'seeked'] as const) element.addEventListener(type, look, { signal });
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

function textsAt({ cues }: TextTrack, at: number): string[] {
  return Array.from(cues ?? []).flatMap((cue) =>
    cue.startTime <= at && at < cue.endTime && 'text' in cue && typeof cue.text === 'string' ? [cue.text] : [],
  );
}
