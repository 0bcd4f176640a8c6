import type { OpenRoom } from '#contract/ipc/live.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { backoff } from '#rules/timing/backoff.ts';
import { destinationOf, isFrameOfRoom } from './live-address.ts';
import type { RoomEvents, RoomSurface, RoomWindow } from './room-surface.ts';

export interface RoomKeeperOptions {
  surface: RoomSurface;
  timer: Timer;
  /** Where a room leads when it is left: the window closes, the client comes to the front. */
  backUrl: string;
  onChange: () => void;
  /** The window is gone, or is about to go. */
  onGone?: () => void;
}

interface Room {
  address: string;
  title: string;
  /** The origin that the window is fenced to. */
  origin: string;
}

/** Runs what a window says, unless it was replaced meanwhile: then it has nothing more to say. */
type Own = (act: () => void) => () => void;

interface Current<State> {
  state: State;
  window: RoomWindow;
  origin: string;
  /** Where on its host the room is. */
  place: string;
  tries: number;
  cancelRetry: () => void;
}

const retry = { firstMs: 1_000, capMs: 30_000 };
const nothing = () => undefined;

/** The one window on another host that may be open at a time: fenced to it, and loaded again after a loss. */
export class RoomKeeper<State extends Pick<OpenRoom, 'host' | 'phase' | 'stopped'>> {
  readonly #options: RoomKeeperOptions;
  #current: Current<State> | null = null;
  #opening = 0;

  constructor(options: RoomKeeperOptions) {
    this.#options = options;
  }

  /** Begins to open a room. The answer tells whether it is still the last one: closing and signing out count as one. */
  begin(): () => boolean {
    this.#opening += 1;
    const own = this.#opening;
    return () => own === this.#opening;
  }

  /** Opens the window of a room in place of the one before; `more`: what else it may say. */
  open(
    { address, title, origin }: Room,
    stateAt: (shared: Pick<OpenRoom, 'host' | 'phase' | 'stopped'>) => State,
    more: (own: Own) => Pick<RoomEvents, 'answered'> & Partial<RoomEvents>,
  ): void {
    this.#forget()?.close();
    const { surface, backUrl, onChange } = this.#options;
    const { host } = new URL(origin);
    const own: Own = (act) => () => {
      if (this.#current?.window === window) act();
    };
    const stopped = own(() => this.#stoppedOnce());
    const events: RoomEvents = {
      mayGo: (to) => {
        const destination = destinationOf(to, origin, backUrl);
        if (destination === 'elsewhere') stopped();
        if (destination === 'back') own(() => this.#goBack())();
        return destination === 'room';
      },
      mayFrame: (to) => {
        const allowed = isFrameOfRoom(to, origin);
        if (!allowed) stopped();
        return allowed;
      },
      stopped,
      loaded: own(() => this.#loaded()),
      lost: own(() => this.#lost()),
      closed: own(() => void this.#forget()),
      ...more(own),
    };
    const window = surface.open({ address, title, host }, events);
    const state = stateAt({ host, phase: 'opening', stopped: 0 });
    this.#current = { state, window, origin, place: address, tries: 0, cancelRetry: nothing };
    onChange();
    window.load();
  }

  state(): State | null {
    return this.#current?.state ?? null;
  }

  change(change: (state: State) => State): void {
    if (!this.#current) return;
    this.#current.state = change(this.#current.state);
    this.#options.onChange();
  }

  /** The window is at another page of its host: there it is loaded again. */
  moved(to: string): void {
    const current = this.#current;
    if (current && destinationOf(to, current.origin, this.#options.backUrl) === 'room') current.place = to;
  }

  /** A room that is set aside beside a paper stays there. */
  show(): void {
    if (!this.#options.surface.isPaperOpen()) this.#current?.window.show();
  }

  setAside(aside: boolean): void {
    this.#current?.window.setAside(aside);
  }

  close(): void {
    this.#opening += 1;
    this.#forget()?.close();
  }

  /** The platform is reached again: a room that waits for its host tries at once. */
  online(): void {
    if (this.#current?.state.phase === 'reconnecting') this.#load();
  }

  #stoppedOnce(): void {
    this.change((state) => ({ ...state, stopped: state.stopped + 1 }));
  }

  #goBack(): void {
    this.close();
    this.#options.surface.showClient();
  }

  #load(): void {
    this.#current?.cancelRetry();
    this.#current?.window.load(this.#current.place);
  }

  #loaded(): void {
    if (!this.#current) return;
    this.#current.tries = 0;
    this.#current.cancelRetry();
    this.change((state) => ({ ...state, phase: 'open' }));
  }

  #lost(): void {
    const current = this.#current;
    if (!current) return;
    current.tries += 1;
    current.cancelRetry();
    current.cancelRetry = this.#options.timer(() => this.#load(), backoff(current.tries, retry));
    current.window.wait();
    this.change((state) => ({ ...state, phase: 'reconnecting' }));
  }

  #forget(): RoomWindow | null {
    const current = this.#current;
    this.#current = null;
    if (!current) return null;
    current.cancelRetry();
    this.#options.onGone?.();
    this.#options.onChange();
    return current.window;
  }
}
