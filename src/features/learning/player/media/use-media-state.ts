import { useEffect, useState, type RefObject } from 'react';

/** What the element says of itself; seconds. */
export interface MediaState {
  paused: boolean;
  waiting: boolean;
  at: number;
  /** 0: not known yet. */
  duration: number;
  bufferedTo: number;
  speed: number;
  volume: number;
  muted: boolean;
}

const unloaded: MediaState = {
  paused: true,
  waiting: false,
  at: 0,
  duration: 0,
  bufferedTo: 0,
  speed: 1,
  volume: 1,
  muted: false,
};

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'ratechange',
  'volumechange',
  'ended',
  'emptied',
] as const;

function stateOf(element: HTMLMediaElement, waiting: boolean): MediaState {
  const { paused, currentTime, duration, buffered, playbackRate, volume, muted } = element;
  return {
    paused,
    waiting: waiting && !paused,
    at: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    bufferedTo: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
    speed: playbackRate,
    volume,
    muted,
  };
}

/** The state of a film or a sound, as it changes. */
export function useMediaState(media: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(unloaded);
  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const stop = new AbortController();
    let waiting = false;
    for (const type of events) {
      element.addEventListener(
        type,
        () => {
          if (type === 'waiting' || type === 'seeking') waiting = true;
          else if (type === 'playing' || type === 'seeked' || type === 'pause' || type === 'timeupdate')
            waiting = false;
          setState(stateOf(element, waiting));
        },
        { signal: stop.signal },
      );
    }
    return () => stop.abort();
  }, [media]);
  return state;
}
