import { http } from '#api/http.ts';
import { logFailure } from '#lib/log.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import type { EngineEvents, Playable } from './engine.ts';
import { nativeEngine } from './native-engine.ts';
import { isPlainFile, isStream } from './stream-address.ts';

/** Loads a film or a sound by whatever plays it. Returns what takes it out again. */
export function loadMedia(element: HTMLMediaElement, source: Playable, events: EngineEvents): () => void {
  if (typeof source === 'string' && isPlainFile(source)) return nativeEngine.load(element, source, events);
  let unload: (() => void) | null = null;
  let left = false;
  const stop = new AbortController();
  const begin = async () => {
    const play = await engineFor(source, stop.signal);
    if (!left) unload = play(element, events);
  };
  begin().catch((error: unknown) => {
    logFailure('stream', error);
    if (!left) events.failed('unreached');
  });
  return () => {
    left = true;
    stop.abort();
    unload?.();
  };
}

/** Whether what comes under an address is a playlist: its name says nothing. An address that gives nothing is a file. */
async function beginsAsStream(source: string, signal: AbortSignal): Promise<boolean> {
  const enough = new AbortController();
  try {
    const answer = await http(pageAddressOf(source), { signal: AbortSignal.any([signal, enough.signal]) });
    if (/mpegurl/i.test(answer.headers.get('content-type') ?? '')) return true;
    const { value } = (await answer.body?.getReader().read()) ?? {};
    return new TextDecoder().decode(value?.subarray(0, 64)).trimStart().startsWith('#EXTM3U');
  } catch {
    return false; // The element tells what it cannot reach.
  } finally {
    enough.abort();
  }
}

type Play = (element: HTMLMediaElement, events: EngineEvents) => () => void;

async function engineFor(source: Playable, signal: AbortSignal): Promise<Play> {
  if (typeof source === 'string') {
    if (!isStream(source) && !(await beginsAsStream(source, signal)))
      return (element, events) => nativeEngine.load(element, source, events);
    const { playStream } = await import('./stream-engine.ts');
    return (element, events) => playStream(element, source, events);
  }
  const { hostEngine } = await import('../host-film/host-engine.ts');
  return (element, events) => hostEngine.load(element, source, events);
}
