import type { DeviceAnswer, EnterResult, OpenRoom, RoomRef } from '../../src/contract/ipc/live.ts';
import { livePaths } from '../../src/contract/paths/live.ts';
import { isSuccess } from '../../src/contract/platform/codes.ts';
import { saveHeaderInfo } from '../../src/contract/platform/live/room.ts';
import { backoff } from '../../src/contract/timing/backoff.ts';
import type { Timer } from '../exam/clock/timer.ts';
import { dataOf, type PlatformClient } from '../gateway/platform-client.ts';
import type { Session } from '../session/session.ts';
import { destinationOf, isFrameOfRoom, liveOriginOf, roomAddress } from './live-address.ts';
import type { RoomEvents, RoomSurface, RoomWindow } from './room-surface.ts';

export interface LiveOptions {
  platform: PlatformClient;
  session: Pick<Session, 'token' | 'branch' | 'onTokenChange'>;
  platformOrigin: string;
  /** The live host as the tenant's configuration says it. */
  liveHost: () => unknown;
  locale: () => string;
  surface: RoomSurface;
  timer: Timer;
  onChange: () => void;
}

/** The one live room that may be open at a time. */
export interface LiveService {
  enter: (room: RoomRef) => Promise<EnterResult>;
  room: () => OpenRoom | null;
  show: () => void;
  leave: () => void;
  /** The platform is reached again: a room that waits for its host tries at once. */
  online: () => void;
}

interface Current {
  state: OpenRoom;
  window: RoomWindow;
  tries: number;
  cancelRetry: () => void;
}

const retry = { firstMs: 1_000, capMs: 30_000 };
const nothing = () => undefined;

export function createLive(options: LiveOptions): LiveService {
  const { platform, session, surface, timer, onChange } = options;
  let current: Current | null = null;
  // Only the last entry opens a window; leaving and signing out count as one.
  let entry = 0;
  const backUrl = new URL(livePaths.list.to(), options.platformOrigin).href;

  function change(next: Partial<OpenRoom>): void {
    if (!current) return;
    current.state = { ...current.state, ...next };
    onChange();
  }

  /** The window is gone, or is about to go. */
  function forget(): RoomWindow | null {
    const window = current?.window ?? null;
    current?.cancelRetry();
    current = null;
    if (window) onChange();
    return window;
  }

  function leave(): void {
    entry += 1;
    forget()?.close();
  }

  function load(): void {
    current?.cancelRetry();
    current?.window.load();
  }

  function lost(): void {
    if (!current) return;
    current.tries += 1;
    current.cancelRetry();
    current.cancelRetry = timer(load, backoff(current.tries, retry));
    current.window.wait();
    change({ phase: 'reconnecting' });
  }

  function loaded(): void {
    if (!current) return;
    current.tries = 0;
    current.cancelRetry();
    change({ phase: 'open' });
  }

  function open({ id, roomId, title }: RoomRef, liveOrigin: string, code: string): void {
    forget()?.close();
    const host = new URL(liveOrigin).host;
    const address = roomAddress(liveOrigin, {
      code,
      locale: options.locale(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    const own = (act: () => void) => () => {
      // A window that was replaced has nothing more to say.
      if (current?.window === window) act();
    };
    const stopped = own(() => change({ stopped: (current?.state.stopped ?? 0) + 1 }));
    const events: RoomEvents = {
      mayGo(to) {
        const destination = destinationOf(to, liveOrigin, backUrl);
        if (destination === 'elsewhere') stopped();
        if (destination === 'back') own(goBack)();
        return destination === 'room';
      },
      mayFrame(to) {
        const allowed = isFrameOfRoom(to, liveOrigin);
        if (!allowed) stopped();
        return allowed;
      },
      stopped,
      answered: (device, allowed) => {
        const answer: DeviceAnswer = allowed ? 'allowed' : 'refused';
        own(() => change({ devices: { ...devicesNow(), [device]: answer } }))();
      },
      loaded: own(loaded),
      lost: own(lost),
      closed: own(() => void forget()),
    };
    const window = surface.open({ address, title, host }, events);
    const devices = { camera: 'notAsked', microphone: 'notAsked' } as const;
    current = {
      state: { id, roomId, title, host, phase: 'opening', devices, stopped: 0 },
      window,
      tries: 0,
      cancelRetry: nothing,
    };
    onChange();
    window.load();
  }

  const devicesNow = () => current?.state.devices ?? { camera: 'notAsked', microphone: 'notAsked' };

  function goBack(): void {
    leave();
    surface.showClient();
  }

  async function enter(room: RoomRef): Promise<EnterResult> {
    const token = session.token();
    if (token === null) return { outcome: 'signed-out' };
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    const liveOrigin = liveOriginOf(options.liveHost(), options.platformOrigin);
    if (liveOrigin === null) return { outcome: 'no-host' };
    entry += 1;
    const own = entry;
    const branch = session.branch();
    const answer = await platform.call(saveHeaderInfo, {
      backUrl,
      roomId: room.roomId,
      token,
      organ: branch?.organ ?? '',
      actor: branch?.actor ?? '',
      branch: branch?.code ?? '',
      channel: 'pc',
      subUser: '',
    });
    if (answer.kind === 'unreachable') return { outcome: 'unreachable' };
    if (answer.kind === 'unknown') return { outcome: 'unknown' };
    if (!isSuccess(answer.code)) return { outcome: 'refused', message: answer.message };
    const code = dataOf(saveHeaderInfo, answer)?.unlimited_id ?? '';
    if (code === '') return { outcome: 'unknown' };
    if (own !== entry || session.token() !== token) return { outcome: 'cancelled' };
    // A paper may have been opened while the platform was asked.
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    open(room, liveOrigin, code);
    return { outcome: 'opened' };
  }

  session.onTokenChange(() => leave());

  return {
    enter,
    room: () => current?.state ?? null,
    show: () => current?.window.show(),
    leave,
    online() {
      if (current?.state.phase === 'reconnecting') load();
    },
  };
}
