import { logFailure } from '../../../../lib/log.ts';
import type { EngineEvents } from './engine.ts';
import { nativeEngine } from './native-engine.ts';
import { isStream } from './stream-address.ts';

/** Loads a film or a sound by whatever plays it. Returns what takes it out again. */
export function loadMedia(element: HTMLMediaElement, source: string, events: EngineEvents): () => void {
  if (!isStream(source)) return nativeEngine.load(element, source, events);
  let unload: (() => void) | null = null;
  let left = false;
  const begin = async () => {
    const { playStream } = await import('./stream-engine.ts');
    if (!left) unload = playStream(element, source, events);
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
