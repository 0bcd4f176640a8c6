import { useEffect, useState } from 'react';
import type { CameraFeed, FeedState } from './camera-feed.ts';
import { leaseCamera } from './camera-hub.ts';
import type { Size } from './frame.ts';

/** Sizes asked for: a face picture is square (001 §9, G-151). */
export const faceVideo: Size = { width: 720, height: 720 };
export const roomVideo: Size = { width: 640, height: 480 };

/** A camera in a screen. `feed` is null until the camera is chosen. */
export interface UsedCamera extends FeedState {
  feed: CameraFeed | null;
}

const none: UsedCamera = { feed: null, condition: null, failure: null, stream: null, brightness: null };

/** Uses a camera while the screen shows; null: no camera for this place. */
export function useCamera(deviceId: string | null, size: Size): UsedCamera {
  const [used, setUsed] = useState<UsedCamera>(none);
  useEffect(() => {
    if (deviceId === null) return undefined;
    const { feed, release } = leaseCamera(deviceId, size);
    const show = () => setUsed({ feed, ...feed.state() });
    const unsubscribe = feed.subscribe(show);
    show();
    return () => {
      unsubscribe();
      release();
      setUsed(none);
    };
  }, [deviceId, size]);
  return used;
}
