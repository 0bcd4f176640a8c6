/** What is counted besides the pages that are opened. A name says what was done, never by whom or with what. */
export type TrackName = 'sign-in' | 'theme' | 'shortcuts' | 'new-window';

/** Counts what is opened and done in this window (001 §4). */
export interface Tracker {
  /** A page was opened: its route as the route table names it, never an address with ids. */
  page: (route: string) => void;
  event: (name: TrackName) => void;
  /** Drops what was counted and not sent. */
  forget: () => void;
  stop: () => void;
}

/** Counts nothing: for tenants without tracking. */
export const noTracker: Tracker = {
  page: () => undefined,
  event: () => undefined,
  forget: () => undefined,
  stop: () => undefined,
};

let current = noTracker;

/** The tracker of this window from now on. */
export function setTracker(tracker: Tracker): void {
  current.stop();
  current = tracker;
}

export function tracker(): Tracker {
  return current;
}

/** Counts that something was done; nothing happens without the tenant's and the learner's consent. */
export function track(name: TrackName): void {
  current.event(name);
}
