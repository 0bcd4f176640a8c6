import { useEffect, type RefObject } from 'react';

/** Shows the first captions of a film, or none. Returns what to call when captions have loaded. */
export function useCaptions(media: RefObject<HTMLMediaElement | null>, on: boolean): () => void {
  useEffect(() => show(media.current, on), [media, on]);
  return () => show(media.current, on);
}

function show(element: HTMLMediaElement | null, on: boolean): void {
  const tracks = element?.textTracks;
  for (let at = 0; at < (tracks?.length ?? 0); at += 1) {
    const track = tracks?.[at];
    if (track) track.mode = on && at === 0 ? 'showing' : 'hidden';
  }
}
