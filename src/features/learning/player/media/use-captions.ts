import { useEffect, useState, type RefObject } from 'react';
import { http } from '#api/http.ts';
import { logFailure } from '#lib/log.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { captionText, readCaptions, saidAt, type Cue } from './caption-text.ts';

/** Captions that can be chosen: a file, or those of the stream. */
export type CaptionTrack = { id: string; name: string; language: string } & (
  | { kind: 'file'; address: string }
  | { kind: 'stream' }
);

/** Between two looks at what is said; the events of a film are rarer. */
const lookMs = 100;

interface CaptionsShown {
  lines: readonly string[];
  /** They did not come, or what came is of no form that is read; null: neither. */
  failed: 'load' | 'form' | null;
}

type Loaded = { cues: readonly Cue[] } | { failed: 'load' | 'form' };

/** What the chosen captions of a film say now; nothing while they are off. `streamed`: what has come of those of the stream. */
export function useCaptions(
  media: RefObject<HTMLMediaElement | null>,
  track: CaptionTrack | null,
  streamed: readonly Cue[],
): CaptionsShown {
  const address = track?.kind === 'file' ? track.address : null;
  const [file, setFile] = useState<(Loaded & { of: string }) | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (address === null) return undefined;
    const stop = new AbortController();
    const show = (loaded: Loaded) => {
      if (!stop.signal.aborted) setFile({ ...loaded, of: address });
    };
    load(address, stop.signal).then(show, (error: unknown) => {
      if (!stop.signal.aborted) logFailure('captions', error);
      show({ failed: 'load' });
    });
    return () => stop.abort();
  }, [address]);
  const own = file !== null && file.of === address ? file : null;
  const cues = track?.kind === 'stream' ? streamed : own && 'cues' in own ? own.cues : undefined;
  useEffect(() => {
    const element = media.current;
    if (!element || !cues) return undefined;
    const look = () => {
      const now = saidAt(cues, element.currentTime);
      setLines((before) => (before.join('\n') === now.join('\n') ? before : now));
    };
    // Turned on while the film stands, they show the line of its second at once.
    look();
    const stop = new AbortController();
    for (const type of ['timeupdate', 'seeked'] as const) element.addEventListener(type, look, { signal: stop.signal });
    const timer = setInterval(() => {
      if (!element.paused) look();
    }, lookMs);
    return () => {
      stop.abort();
      clearInterval(timer);
      setLines([]);
    };
  }, [media, cues]);
  return { lines, failed: own && 'failed' in own ? own.failed : null };
}

async function load(address: string, signal: AbortSignal): Promise<Loaded> {
  const response = await http(pageAddressOf(address), { signal });
  // Main passes no page of a host on.
  if (response.status === 415) return { failed: 'form' };
  if (!response.ok) throw new Error(`The captions answered ${response.status}.`);
  const cues = readCaptions(await captionText(new Uint8Array(await response.arrayBuffer())));
  return cues ? { cues } : { failed: 'form' };
}
