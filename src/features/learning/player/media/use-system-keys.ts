import { useEffect, useEffectEvent } from 'react';

interface SystemKeys {
  title: string;
  course: string;
  play: () => void;
  pause: () => void;
  skip: (seconds: number) => void;
  next: (() => void) | null;
}

const skipSeconds = 10;

/** The media keys of the keyboard and of the system's own controls. */
export function useSystemKeys(keys: SystemKeys): void {
  const { title, course, next } = keys;
  const run = useEffectEvent((act: (given: SystemKeys) => void) => act(keys));
  const hasNext = next !== null;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, album: course });
    mediaSession.setActionHandler('play', () => run(({ play }) => play()));
    mediaSession.setActionHandler('pause', () => run(({ pause }) => pause()));
    mediaSession.setActionHandler('seekbackward', () => run(({ skip }) => skip(-skipSeconds)));
    mediaSession.setActionHandler('seekforward', () => run(({ skip }) => skip(skipSeconds)));
    mediaSession.setActionHandler('nexttrack', hasNext ? () => run((given) => given.next?.()) : null);
    return () => {
      mediaSession.metadata = null;
      for (const act of ['play', 'pause', 'seekbackward', 'seekforward', 'nexttrack'] as const)
        mediaSession.setActionHandler(act, null);
    };
  }, [title, course, hasNext]);
}
