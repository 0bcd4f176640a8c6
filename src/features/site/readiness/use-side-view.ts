import { useEffect, useState } from 'react';
import type { CameraFeed } from '../../../domain/cameras/camera-feed.ts';
import { createSampler } from '../../../domain/cameras/frame.ts';
import { nextView, unseen, type SideView } from './side-view.ts';

const lookEveryMs = 500;
/** Looks without a picture after which nothing can be said. */
const patience = 5;

/** `blind`: a camera runs whose picture cannot be looked at. */
export interface WatchedSide extends SideView {
  blind: boolean;
}

const nothing: WatchedSide = { ...unseen, blind: false };

/** Watches what moves before the side camera, beside what the front one shows, anew with each check (`run` counts them). */
export function useSideView(front: CameraFeed | null, side: CameraFeed | null, run: number): WatchedSide {
  const [watched, setWatched] = useState({ run, view: nothing });
  useEffect(() => {
    if (!side) return undefined;
    const samplers = { front: createSampler(), side: createSampler() };
    let stopped = false;
    let view = nothing;
    let missed = 0;
    const look = async () => {
      // A frame that cannot be read is missed; the next one follows.
      const luma = await samplers.side(side.video).catch(() => null);
      const other = front && (await samplers.front(front.video).catch(() => null));
      if (stopped) return;
      missed += luma ? 0 : 1;
      view = luma ? { ...nextView(view, luma, other), blind: false } : { ...view, blind: missed >= patience };
      setWatched({ run, view });
      timer = setTimeout(() => void look(), lookEveryMs);
    };
    // What the camera still had in its hands is of the check before.
    let timer = setTimeout(() => void look(), lookEveryMs);
    return () => {
      stopped = true;
      clearTimeout(timer);
      setWatched({ run, view: nothing });
    };
  }, [front, side, run]);
  return watched.run === run ? watched.view : nothing;
}
