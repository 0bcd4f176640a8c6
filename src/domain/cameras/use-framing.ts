import { useEffect, useState } from 'react';
import { desktop } from '#lib/desktop.ts';
import { takeFrame } from './frame.ts';
import { framingHints, type FramingHint, type SeenFace } from './framing.ts';
import { startPresence, type Presence } from './presence.ts';
import type { UsedCamera } from './use-camera.ts';
import type { Size } from './video-format.ts';

/** Size of the pictures that the model looks at. */
const lookSize: Size = { width: 480, height: 360 };
const lookEveryMs = 1000;

/** What the device sees of the learner; it stays on the device. */
export interface SeenFraming {
  /** Null: not looked at. */
  faces: readonly SeenFace[] | null;
  hints: readonly FramingHint[];
}

/** Writes to the log why nobody looked. */
export function logNotLooked(reason: string): void {
  void desktop.app.log('warn', `presence: ${reason}`);
}

/** Looks once a second whether a face is well in the picture, while `active`. A failing model gives no hints. */
export function useFraming(camera: UsedCamera, active: boolean): SeenFraming {
  const [faces, setFaces] = useState<readonly SeenFace[] | null>(null);
  const { feed } = camera;
  useEffect(() => {
    if (!feed || !active) return undefined;
    const presence = startPresence(logNotLooked);
    const stop = lookRepeatedly(feed.video, presence, setFaces);
    return () => {
      stop();
      presence.stop();
      setFaces(null);
    };
  }, [feed, active]);
  return { faces, hints: framingHints({ faces, brightness: camera.brightness }) };
}

function lookRepeatedly(video: HTMLVideoElement, presence: Presence, tell: (faces: SeenFace[] | null) => void) {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    // A frame that cannot be read gives no hints; the next one follows.
    const frame = await takeFrame(video, lookSize).catch(() => null);
    const faces = frame ? await presence.look(frame) : null;
    if (stopped) return;
    tell(faces);
    timer = setTimeout(() => void look(), lookEveryMs);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
