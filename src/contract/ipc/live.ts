import { call, event } from './ipc-types.ts';

/** A live room as the platform names it. */
export interface RoomRef {
  /** The live class. */
  id: string;
  roomId: string;
  /** Shown as the title of the room's window. */
  title: string;
}

/** What a room may ask for; everything else is refused. */
export const roomDevices = ['camera', 'microphone'] as const;
export type RoomDevice = (typeof roomDevices)[number];

/** What came of the question whether a room may use a device; `notAsked`: the room did not want it. */
export type DeviceAnswer = 'notAsked' | 'allowed' | 'refused';

/** The room that is open in its own window. */
export interface OpenRoom {
  id: string;
  roomId: string;
  title: string;
  /** The host that the window is fenced to. */
  host: string;
  /** `reconnecting`: the host was not reached, and is asked again. */
  phase: 'opening' | 'open' | 'reconnecting';
  devices: Readonly<Record<RoomDevice, DeviceAnswer>>;
  /** How many attempts of the room to leave its fence were stopped. */
  stopped: number;
}

/**
 * What came of entering a room. `no-host`: the tenant names no live host. `refused`: the platform's own words.
 * `unknown`: it may have admitted the learner, but the answer was lost. `cancelled`: another entry or sign-out came between.
 */
export type EnterResult =
  | { outcome: 'opened' | 'no-host' | 'paper-open' | 'signed-out' | 'unreachable' | 'unknown' | 'cancelled' }
  | { outcome: 'refused'; message: string };

/** Live rooms on the tenant's live host, each in a window of its own that shares nothing with this page. */
export const liveDomain = {
  /** Asks the platform for admission and opens the room; the room that was open before is closed. */
  enter: call<[room: RoomRef], EnterResult>(),
  /** The open room; null: none. */
  room: call<[], OpenRoom | null>(),
  /** Brings the room's window to the front. */
  show: call<[], void>(),
  /** A room that waits for its host tries at once; any other stays as it is. */
  retryNow: call<[], void>(),
  leave: call<[], void>(),
  changed: event<null>(),
};
