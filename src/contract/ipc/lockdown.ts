import { call, event } from './ipc-types.ts';

/** How far a seat is locked while a paper is open. */
export const lockdownLevels = ['none', 'standard', 'lab'] as const;
export type LockdownLevel = (typeof lockdownLevels)[number];

/** What a level can switch on; each ends with the process at the latest. */
export const lockdownSteps = [
  'full-screen',
  'kiosk',
  'always-on-top',
  'content-protection',
  'shortcuts',
  'developer-tools',
  'context-menu',
  'printing',
  'drag-and-drop',
  'clipboard',
  'signals',
  'watchdog',
] as const;
export type LockdownStep = (typeof lockdownSteps)[number];

/** Facts about the seat that are reported to the platform and never judged by the client. */
export type SeatSignal = 'second-display' | 'remote-session' | 'virtual-machine' | 'data-moved';

/** What a paper would switch on here. */
export interface LockdownPlan {
  level: LockdownLevel;
  steps: LockdownStep[];
  /** True: this desktop lets no program take the keys of screenshots, so that `shortcuts` leaves them alone. */
  leavesScreenshotKeys: boolean;
}

/** What is switched on now. */
export interface LockdownState {
  level: LockdownLevel;
  active: LockdownStep[];
  /** The step that could not start, after which the others were stopped; null: none. */
  failed: LockdownStep | null;
}

export const lockdownDomain = {
  /** What a formal or a mock exam switches on, on this system. */
  plan: call<[formal: boolean], LockdownPlan>(),
  state: call<[], LockdownState>(),
  /** Signals of this seat, for the device check. */
  signals: call<[], SeatSignal[]>(),
  changed: event<LockdownState>(),
};
