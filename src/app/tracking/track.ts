/** Tracked events besides page views. Names contain no personal data. */
export type TrackName = 'sign-in' | 'theme' | 'shortcuts' | 'new-window';

/** Records page views and events of this window (001 §4). */
export interface Tracker {
  /** A page view: the route pattern, never an address with ids. */
  page: (route: string) => void;
  event: (name: TrackName) => void;
  /** Drops unsent events. */
  clear: () => void;
  stop: () => void;
}

/** Records nothing: for tenants without tracking. */
export const noTracker: Tracker = {
  page: () => undefined,
  event: () => undefined,
  clear: () => undefined,
  stop: () => undefined,
};

let current = noTracker;

/** Replaces the tracker of this window. */
export function setTracker(tracker: Tracker): void {
  current.stop();
  current = tracker;
}

export function tracker(): Tracker {
  return current;
}

/** Records an event, if the tenant tracks and the learner consents. */
export function track(name: TrackName): void {
  current.event(name);
}
