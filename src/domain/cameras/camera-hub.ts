import { startFeed, type CameraFeed } from './camera-feed.ts';
import { startPhoneFeed } from './phone/phone-feed.ts';
import { pairingIdOf } from './phone/phone-rules.ts';
import type { VideoFormat } from './video-format.ts';

/** The use of a camera by one part of the page. */
export interface Lease {
  feed: CameraFeed;
  release: () => void;
}

interface Held {
  feed: CameraFeed;
  users: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

/** A camera stays on for so long after its last user, so that it need not start again from one step to the next. */
export const lingerMs = 1500;

const held = new Map<string, Held>();

/** Uses a camera: one stream a device, however many parts of the page look at it. */
export function leaseCamera(deviceId: string, format: VideoFormat): Lease {
  const entry = held.get(deviceId) ?? start(deviceId, format);
  // Whoever comes back to a refused camera may have allowed it since; nothing else would try it again.
  if (entry.users === 0 && entry.feed.state().failure !== null) entry.feed.reopen();
  entry.users += 1;
  clearTimeout(entry.ending);
  entry.feed.resize(format);
  let released = false;
  return {
    feed: entry.feed,
    release: () => {
      if (released) return;
      released = true;
      entry.users -= 1;
      if (entry.users === 0) entry.ending = setTimeout(() => stop(deviceId, entry), lingerMs);
    },
  };
}

function start(deviceId: string, format: VideoFormat): Held {
  const pairingId = pairingIdOf(deviceId);
  const feed = pairingId === null ? startFeed(deviceId, format) : startPhoneFeed(deviceId, pairingId);
  const entry: Held = { feed, users: 0, ending: undefined };
  held.set(deviceId, entry);
  return entry;
}

function stop(deviceId: string, entry: Held): void {
  held.delete(deviceId);
  entry.feed.stop();
}
