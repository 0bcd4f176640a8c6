import type { CameraCondition } from '#contract/ipc/evidence.ts';
import type { OpenFailure } from './open-camera.ts';

/** One camera as everybody who uses it sees it. */
export interface FeedState {
  /** Null while it opens for the first time. */
  condition: CameraCondition | null;
  /** Set while the camera is not there, where a reason is known. */
  failure: OpenFailure | null;
  stream: MediaStream | null;
  /** Mean brightness of the last picture, 0 to 255; null: none looked at. */
  brightness: number | null;
}

export const nothing: FeedState = { condition: null, failure: null, stream: null, brightness: null };

/** What a feed says last, and who listens to it. */
export function createToldState() {
  const listeners = new Set<() => void>();
  let state = nothing;
  return {
    state: () => state,
    /** Listeners hear only what is different. */
    tell: (next: FeedState): void => {
      const same = (['condition', 'failure', 'stream', 'brightness'] as const).every((key) => next[key] === state[key]);
      state = next;
      if (!same) for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Plays a stream for pictures; it is never shown. */
export function createHiddenVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  return video;
}

export function endStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
