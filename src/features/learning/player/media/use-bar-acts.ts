import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type RefObject } from 'react';
import type { PlaySettings } from '#contract/ipc/settings.ts';
import { settingsAtom } from '#domain/app-state.ts';
import { useChangeSettings } from '#domain/session/use-change-settings.ts';
import { logFailure } from '#lib/log.ts';
import { speedAfter, type PlayAct } from './play-keys.ts';

const tenths = 10;

export interface PlayControl {
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Within what may be seen. */
  seek: (at: number) => void;
  skip: (seconds: number) => void;
  change: (play: Partial<PlaySettings>) => void;
  settings: PlaySettings;
  run: (act: PlayAct, other: { full: () => void; next: (() => void) | null }) => void;
}

/** What can be done to a film or a sound. Speed, volume and captions are kept for the next one. */
export function useBarActs(
  media: RefObject<HTMLMediaElement | null>,
  limit: () => number,
  refused: (limit: number) => void,
): PlayControl {
  const { play: settings } = useAtomValue(settingsAtom);
  const store = useSetAtom(settingsAtom);
  const changeSettings = useChangeSettings();
  useEffect(() => {
    if (media.current) apply(media.current, settings);
  }, [media, settings]);

  const change = (patch: Partial<PlaySettings>) => {
    const play = { ...settings, ...patch };
    store((before) => ({ ...before, play }));
    changeSettings({ play }).catch((error: unknown) => logFailure('play settings', error));
  };
  const play = () => {
    media.current?.play().catch((error: unknown) => {
      // Another address or a pause came first.
      if (!(error instanceof DOMException)) logFailure('play', error);
    });
  };
  const pause = () => media.current?.pause();
  const toggle = () => (media.current?.paused === false ? pause() : play());
  const seek = (at: number) => {
    const element = media.current;
    if (!element || !Number.isFinite(at)) return;
    // A chapter that is pressed before the film has come is gone to once it has.
    if (!Number.isFinite(element.duration))
      return element.addEventListener('loadedmetadata', () => seek(at), { once: true });
    const furthest = limit();
    if (at > furthest + 1) refused(furthest);
    moveTo(element, Math.max(0, Math.min(at, furthest)));
  };
  // From where it begins, which is not known before it has come.
  const skip = (seconds: number) =>
    media.current && media.current.readyState > 0 && seek(media.current.currentTime + seconds);
  const run: PlayControl['run'] = (act, other) => {
    switch (act.act) {
      case 'toggle':
        return toggle();
      case 'skip':
        return skip(act.seconds);
      case 'volume':
        return change({ volume: Math.min(1, Math.max(0, settings.volume + act.by)), muted: false });
      case 'mute':
        return change({ muted: !settings.muted });
      case 'captions':
        return change({ captions: !settings.captions });
      case 'slower':
      case 'faster':
        return change({ speed: speedAfter(settings.speed, act.act === 'faster' ? 1 : -1) });
      case 'start':
        return seek(0);
      case 'end':
        return seek(media.current?.duration ?? 0);
      case 'part':
        return seek(((media.current?.duration ?? 0) * act.tenths) / tenths);
      case 'full':
        return other.full();
      case 'next':
        return other.next?.();
    }
  };
  return { play, pause, toggle, seek, skip, change, settings, run };
}

function apply(element: HTMLMediaElement, { speed, volume, muted }: PlaySettings): void {
  element.playbackRate = speed;
  element.defaultPlaybackRate = speed;
  element.volume = volume;
  element.muted = muted;
}

/** What is not loaded yet begins at its own place: a move before that is made once more. */
function moveTo(element: HTMLMediaElement, at: number): void {
  element.currentTime = at;
  if (element.readyState > 0) return;
  element.addEventListener('loadedmetadata', () => (element.currentTime = at), { once: true });
}
