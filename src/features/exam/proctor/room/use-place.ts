import { useEffect, useState } from 'react';
import type { CameraFeed } from '#domain/cameras/camera-feed.ts';
import { takeFrame } from '#domain/cameras/frame.ts';
import type { Presence } from '#domain/cameras/presence.ts';
import { inputPause } from '#lib/input-activity.ts';
import { freshPlace, nextPlace, placeOf, type Place } from './rules.ts';

const lookEveryMs = 4_000;
const longestDelayMs = 2_000;
const lookSize = { width: 320, height: 240 };

/** Whether the learner is alone and in their place, as the front camera shows it; looked at between the learner's input. */
export function usePlace(feed: CameraFeed | null, presence: Presence): Place {
  const [place, setPlace] = useState<Place>('ok');
  useEffect(() => {
    if (!feed) return undefined;
    let watch = freshPlace(performance.now());
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      await inputPause(longestDelayMs);
      // A frame that cannot be read says nothing of the learner; the next one follows.
      const frame = await takeFrame(feed.video, lookSize).catch(() => null);
      const faces = frame ? await presence.look(frame) : null;
      if (stopped) return;
      watch = nextPlace(watch, placeOf(faces), performance.now());
      setPlace(watch.seen);
      timer = setTimeout(() => void look(), lookEveryMs);
    };
    timer = setTimeout(() => void look(), lookEveryMs);
    return () => {
      stopped = true;
      clearTimeout(timer);
      setPlace('ok');
    };
  }, [feed, presence]);
  return place;
}
