import { useEffect, useRef, useState } from 'react';
import type { Recording } from '#contract/ipc/paper.ts';
import { DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** `loading`: not yet heard of in full, so that no play is counted for a sound that does not come. */
export type RecordingStep = 'loading' | 'ready' | 'playing' | 'failed';

interface Options {
  recording: Recording;
  countPlay: (recordingId: string) => Promise<number>;
  /** Plays that are counted already. */
  played: number;
  onPlayed: (recordingId: string, plays: number) => void;
}

/** Plays a recording from its beginning to its end; each play is on disk before the sound starts. */
export function useRecording({ recording, countPlay, played, onPlayed }: Options) {
  const audio = useRef<HTMLAudioElement>(null);
  const [step, setStep] = useState<RecordingStep>('loading');
  const [position, setPosition] = useState({ seconds: 0, of: 0 });
  const [notCounted, setNotCounted] = useState(false);
  const { id, playLimit } = recording;
  const left = playLimit === null ? null : Math.max(0, playLimit - played);

  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const onTime = () => setPosition({ seconds: element.currentTime, of: element.duration || 0 });
    const onReady = () => {
      onTime();
      setStep((before) => (before === 'loading' || before === 'failed' ? 'ready' : before));
    };
    const onEnd = () => setStep('ready');
    const onError = () => setStep('failed');
    const listeners = { canplaythrough: onReady, timeupdate: onTime, ended: onEnd, error: onError };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    if (element.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA) onReady();
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      element.pause();
    };
  }, []);

  const play = async () => {
    const element = audio.current;
    if (!element || step !== 'ready' || left === 0) return;
    setNotCounted(false);
    setStep('playing');
    try {
      onPlayed(id, await countPlay(id));
    } catch (error) {
      logFailure(`play of ${id}`, error);
      setStep('ready');
      if (error instanceof DesktopError && error.code === 'no-plays' && playLimit !== null) onPlayed(id, playLimit);
      else setNotCounted(true);
      return;
    }
    try {
      element.currentTime = 0;
      await element.play();
    } catch (error) {
      logFailure(`sound of ${id}`, error);
      setStep('failed');
    }
  };

  const reload = () => {
    setStep('loading');
    audio.current?.load();
  };

  return { audio, step, position, left, notCounted, play, reload };
}
