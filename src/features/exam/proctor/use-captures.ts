import { useEffect, useRef } from 'react';
import type { CameraPosition } from '../../../contract/ipc/evidence.ts';
import type { CameraFeed } from '../../../domain/cameras/camera-feed.ts';
import type { Presence } from '../../../domain/cameras/presence.ts';
import { desktop } from '../../../lib/desktop.ts';
import { capture } from './capture.ts';
import { firstCaptureIn, nextCaptureIn } from './schedule.ts';

interface CaptureOptions {
  attemptId: string;
  place: CameraPosition;
  feed: CameraFeed | null;
  everySeconds: number;
  presence: Presence | null;
  clockNow: () => number;
}

/** Takes pictures of one camera on the attempt's schedule. A picture that fails is logged; the next one comes. */
export function useCaptures({ attemptId, place, feed, everySeconds, presence, clockNow }: CaptureOptions): void {
  const clock = useRef(clockNow);
  useEffect(() => {
    clock.current = clockNow;
  }, [clockNow]);

  useEffect(() => {
    if (!feed || everySeconds <= 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const wait = (ms: number) => {
      if (!stopped) timer = setTimeout(() => void take(), ms);
    };
    const take = async () => {
      await capture({
        attemptId,
        camera: place,
        video: feed.video,
        presence,
        clockNow: () => clock.current(),
      }).catch((error: unknown) => desktop.app.log('warn', `capture ${place}: ${String(error)}`));
      wait(nextCaptureIn(everySeconds * 1000, Math.random()));
    };
    wait(firstCaptureIn(place, everySeconds * 1000, Math.random()));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [attemptId, place, feed, everySeconds, presence]);
}
