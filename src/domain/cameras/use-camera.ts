import { useEffect, useState } from 'react';
import type { CameraFeed } from './camera-feed.ts';
import { leaseCamera } from './camera-hub.ts';
import type { FeedState } from './feed-state.ts';
import type { VideoFormat } from './video-format.ts';

/** Requested formats; a face picture is square (001 §9, G-151). */
export const faceVideo: VideoFormat = { width: 720, height: 720 };
/** A low frame rate suffices for a small preview and saves processor time during the exam. */
export const roomVideo: VideoFormat = { width: 640, height: 480, frameRate: 12 };

/** A camera in a screen. `feed` is null until the camera is chosen. */
export interface UsedCamera extends FeedState {
  feed: CameraFeed | null;
}

const none: UsedCamera = { feed: null, condition: null, failure: null, stream: null, brightness: null };

/** Uses a camera while the screen shows; null: no camera for this place. */
export function useCamera(deviceId: string | null, format: VideoFormat): UsedCamera {
  const [used, setUsed] = useState<UsedCamera>(none);
  useEffect(() => {
    if (deviceId === null) return undefined;
    const { feed, release } = leaseCamera(deviceId, format);
    const show = () => setUsed({ feed, ...feed.state() });
    const unsubscribe = feed.subscribe(show);
    show();
    return () => {
      unsubscribe();
      release();
      setUsed(none);
    };
  }, [deviceId, format]);
  return used;
}
