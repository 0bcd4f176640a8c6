import { useEffect, useRef } from 'react';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import type { CameraFeed } from '#domain/cameras/camera-feed.ts';
import type { Presence } from '#domain/cameras/presence.ts';
import { desktop } from '#lib/desktop.ts';
import { capture } from './capture.ts';
import { burst, firstCaptureIn, mayBurst, nextCaptureIn } from './schedule.ts';

interface CaptureOptions {
  attemptId: string;
  place: CameraPosition;
  feed: CameraFeed | null;
  everySeconds: number;
  /** Cameras that share the way up. */
  cameras: 1 | 2;
  presence: Presence | null;
  /** When it becomes another one, something happened that is worth a burst of pictures; null: nothing to compare yet. */
  occasion: string | null;
  clockNow: () => number;
}

/**
 * Takes pictures of one camera on the attempt's schedule, and a burst when something happens. A picture that fails is
 * logged; the next one comes.
 */
export function useCaptures(options: CaptureOptions): void {
  const { attemptId, place, feed, everySeconds, cameras, presence, occasion, clockNow } = options;
  const clock = useRef(clockNow);
  const ring = useRef<() => void>(() => undefined);
  const lastBurst = useRef<number | null>(null);
  const lastOccasion = useRef<string | null>(null);
  useEffect(() => {
    clock.current = clockNow;
  }, [clockNow]);

  useEffect(() => {
    if (!feed || everySeconds <= 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let taking = false;
    let burstLeft = 0;
    let sentBytes = 0;
    let lastAt: number | null = null;
    const wait = (ms: number) => {
      if (!stopped) timer = setTimeout(() => void take(), ms);
    };
    const take = async () => {
      taking = true;
      const order = { attemptId, camera: place, feed, presence, clockNow: () => clock.current(), lastAt };
      const taken = await capture(order).catch((error: unknown) => {
        void desktop.app.log('warn', `capture ${place}: ${String(error)}`);
        return null;
      });
      lastAt = taken?.at ?? lastAt;
      sentBytes += taken?.bytes ?? 0;
      taking = false;
      if (burstLeft > 0) {
        burstLeft -= 1;
        return wait(burst.everyMs);
      }
      wait(nextCaptureIn(everySeconds * 1000, Math.random(), { sentBytes, cameras }));
      sentBytes = 0;
    };
    ring.current = () => {
      if (!mayBurst(lastBurst.current, performance.now())) return;
      lastBurst.current = performance.now();
      burstLeft = burst.pictures - 1;
      // One that is being taken goes on with the burst by itself.
      if (taking) return;
      clearTimeout(timer);
      wait(0);
    };
    wait(firstCaptureIn(place, everySeconds * 1000, Math.random()));
    return () => {
      stopped = true;
      ring.current = () => undefined;
      clearTimeout(timer);
    };
  }, [attemptId, place, feed, everySeconds, cameras, presence]);

  useEffect(() => {
    if (occasion === null || occasion === lastOccasion.current) return;
    const first = lastOccasion.current === null;
    lastOccasion.current = occasion;
    if (!first) ring.current();
  }, [occasion]);
}
