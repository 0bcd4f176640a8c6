import type { EnterResult, OpenRoom, RoomRef } from '#contract/ipc/live.ts';
import { livePaths } from '#contract/paths/live.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { saveHeaderInfo } from '#contract/platform/live/room.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { Session } from '#electron/platform/session/session.ts';
import { liveOriginOf, roomAddress } from './live-address.ts';
import { RoomKeeper } from './room-keeper.ts';
import type { RoomSurface } from './room-surface.ts';

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

const notAsked = { camera: 'notAsked', microphone: 'notAsked' } as const;

export function createLive(options: LiveOptions): LiveService {
  const { platform, session, surface, timer, onChange } = options;
  const backUrl = new URL(livePaths.list.to(), options.platformOrigin).href;
  const keeper = new RoomKeeper<OpenRoom>({ surface, timer, backUrl, onChange });

  function open({ id, roomId, title }: RoomRef, origin: string, code: string): void {
    const address = roomAddress(origin, {
      code,
      locale: options.locale(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    keeper.open(
      { address, title, origin },
      (shared) => ({ id, roomId, title, devices: notAsked, ...shared }),
      (own) => ({
        answered: (device, allowed) =>
          own(() =>
            keeper.change((state) => ({
              ...state,
              devices: { ...state.devices, [device]: allowed ? 'allowed' : 'refused' },
            })),
          )(),
      }),
    );
  }

  async function enter(room: RoomRef): Promise<EnterResult> {
    const token = session.token();
    if (token === null) return { outcome: 'signed-out' };
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    const liveOrigin = liveOriginOf(options.liveHost(), options.platformOrigin);
    if (liveOrigin === null) return { outcome: 'no-host' };
    const isLast = keeper.begin();
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
    if (!isLast() || session.token() !== token) return { outcome: 'cancelled' };
    // A paper may have been opened while the platform was asked.
    if (surface.isPaperOpen()) return { outcome: 'paper-open' };
    open(room, liveOrigin, code);
    return { outcome: 'opened' };
  }

  session.onTokenChange(() => keeper.close());

  return {
    enter,
    room: () => keeper.state(),
    show: () => keeper.show(),
    leave: () => keeper.close(),
    online: () => keeper.online(),
  };
}
