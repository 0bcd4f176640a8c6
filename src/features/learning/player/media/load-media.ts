import { logFailure } from '../../../../lib/log.ts';
import type { EngineEvents, Playable } from './engine.ts';
import { nativeEngine } from './native-engine.ts';
import { isStream } from './stream-address.ts';

/** Loads a film or a sound by whatever plays it. Returns what takes it out again. */
export function loadMedia(element: HTMLMediaElement, source: Playable, events: EngineEvents): () => void {
  if (typeof source === 'string' && !isStream(source)) return nativeEngine.load(element, source, events);
  let unload: (() => void) | null = null;
  let left = false;
  const begin = async () => {
    const play = await engineFor(source);
    if (!left) unload = play(element, events);
  };
  begin().catch((error: unknown) => {
    logFailure('stream', error);
    if (!left) events.failed();
  });
  return () => {
    left = true;
    unload?.();
  };
}

type Play = (element: HTMLMediaElement, events: EngineEvents) => () => void;

async function engineFor(source: Playable): Promise<Play> {
  if (typeof source === 'string') {
    const { playStream } = await import('./stream-engine.ts');
    return (element, events) => playStream(element, source, events);
  }
  const { hostEngine } = await import('../host-film/host-engine.ts');
  return (element, events) => hostEngine.load(element, source, events);
}
