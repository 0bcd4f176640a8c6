import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { logFailure } from '#lib/log.ts';
import type { Cue } from './caption-text.ts';
import type { MediaProblem, Playable, Qualities, StreamTracks } from './engine.ts';
import { loadMedia } from './load-media.ts';
import { useRenewed } from './use-renewed.ts';

const triesAtOnePlace = 4;

interface SourceOptions {
  /** The first one, as the platform wrote it. */
  address: Playable;
  /** Seconds. */
  startAt: (duration: number) => number;
  speed: number;
  autoPlay: boolean;
  /** Asks for another one; null: there was none. */
  renew: () => Promise<Playable | null>;
  /** A broken part of the film was passed. */
  passed: () => void;
}

export interface Source {
  /** Null: it plays, or is asked for again. */
  failed: MediaProblem | null;
  renewing: boolean;
  retry: () => void;
  qualities: Qualities | null;
  /** Null: it is no stream. */
  tracks: StreamTracks | null;
  /** What has come of the chosen subtitles of the stream. */
  cues: readonly Cue[];
}

const noCues: readonly Cue[] = [];

/**
 * Loads a film or a sound. An address that ends while it plays is renewed, and it goes on at the same second. `failed`:
 * it does not play; `retry` tries again.
 */
export function useSource(media: RefObject<HTMLMediaElement | null>, options: SourceOptions): Source {
  const { source, phase, retry, ...renewed } = useRenewed(options.address, options.renew, triesAtOnePlace);
  const [problem, setProblem] = useState<MediaProblem>('unreached');
  const [qualities, setQualities] = useState<Qualities | null>(null);
  const [tracks, setTracks] = useState<StreamTracks | null>(null);
  const [cues, setCues] = useState(noCues);
  /** The size and the sound that the learner chose, which another address does not change. */
  const chosen = useRef<{ size?: string | null; sound?: string }>({});
  const goOn = useRef<{ at: number | null; playing: boolean }>({ at: null, playing: options.autoPlay });

  const arrive = useEffectEvent((element: HTMLMediaElement) => {
    const { at, playing } = goOn.current;
    element.playbackRate = options.speed;
    element.currentTime = at ?? options.startAt(element.duration);
    if (playing) {
      element.play().catch((error: unknown) => {
        // A browser may want a click first; the button is there.
        if (!(error instanceof DOMException)) logFailure('play', error);
      });
    }
  });
  const passed = useEffectEvent(options.passed);
  const fail = useEffectEvent((element: HTMLMediaElement, why: MediaProblem) => {
    setProblem(why);
    const { at, playing } = goOn.current;
    const known = element.currentTime > 0 ? element.currentTime : at;
    goOn.current = { at: known, playing: playing || !element.paused };
    renewed.fail(known ?? 0);
  });

  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('loadedmetadata', () => arrive(element), { signal });
    const note = () => (goOn.current = { at: element.currentTime, playing: !element.paused });
    for (const type of ['timeupdate', 'play', 'pause', 'seeking'] as const)
      element.addEventListener(type, () => element.error === null && element.readyState > 0 && note(), { signal });
    let sizeIsBack = false;
    let soundIsBack = false;
    const unload = loadMedia(element, source.address, {
      failed: (why) => fail(element, why),
      qualities(told) {
        const { size } = chosen.current;
        const choose = (id: string | null) => {
          chosen.current.size = id;
          told.choose(id);
        };
        setQualities({ ...told, choose });
        if (sizeIsBack || size === undefined || !told.sizes.some(({ id }) => id === size)) return;
        sizeIsBack = true;
        if (size !== told.chosen) told.choose(size);
      },
      tracks(told) {
        const { sound } = chosen.current;
        const chooseSound = (id: string) => {
          chosen.current.sound = id;
          told.chooseSound(id);
        };
        setTracks({ ...told, chooseSound });
        if (soundIsBack || sound === undefined || !told.sounds.some(({ id }) => id === sound)) return;
        soundIsBack = true;
        if (sound !== told.sound) told.chooseSound(sound);
      },
      cues: setCues,
      passed: () => passed(),
    });
    return () => {
      stop.abort();
      unload();
      setQualities(null);
      setTracks(null);
      setCues(noCues);
    };
  }, [media, source]);

  return {
    failed: phase === 'failed' ? problem : null,
    renewing: phase === 'renewing',
    retry,
    qualities,
    tracks,
    cues,
  };
}
