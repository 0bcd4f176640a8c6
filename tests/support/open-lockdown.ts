import type { LockdownSystem } from '#electron/exam/lockdown/exam-lockdown.ts';

const nothing = () => undefined;

/** A seat whose window accepts every step without effect. */
export const openLockdown: LockdownSystem = {
  window: () => ({
    isDestroyed: () => false,
    isFullScreen: () => false,
    setFullScreen: nothing,
    isKiosk: () => false,
    setKiosk: nothing,
    isAlwaysOnTop: () => false,
    setAlwaysOnTop: nothing,
    setContentProtection: nothing,
    onClosed: nothing,
  }),
  shortcuts: { canTake: true, register: () => true, unregister: nothing },
  signals: () => [],
  displays: () => 1,
  onDisplaysChange: () => nothing,
  startWatchdog: async () => nothing,
};
