import { expect, it } from 'vitest';
import type { Step } from '../step.ts';
import { alwaysOnTop } from './always-on-top.ts';
import { contentProtection } from './content-protection.ts';
import { fullScreen } from './full-screen.ts';
import { kiosk } from './kiosk.ts';
import type { LockWindow } from './lock-window.ts';
import { canTakeShortcuts, shortcuts } from './shortcuts.ts';

function windowWith(before: { full?: boolean; kiosk?: boolean; destroyed?: () => boolean } = {}) {
  const calls: string[] = [];
  const window: LockWindow = {
    isDestroyed: before.destroyed ?? (() => false),
    isFullScreen: () => before.full ?? false,
    setFullScreen: (on) => calls.push(`full ${on}`),
    isKiosk: () => before.kiosk ?? false,
    setKiosk: (on) => calls.push(`kiosk ${on}`),
    isAlwaysOnTop: () => false,
    setAlwaysOnTop: (on, level) => calls.push(`top ${on} ${level ?? ''}`.trim()),
    setContentProtection: (on) => calls.push(`protect ${on}`),
  };
  return { window, calls };
}

/** A seat whose displays change when the test says so. */
function seat(captured: () => boolean = () => false) {
  const listeners = new Set<() => void>();
  return {
    isCaptured: captured,
    onDisplaysChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: () => listeners.forEach((listener) => listener()),
    listening: () => listeners.size,
  };
}

const windowSteps: [name: string, make: (window: LockWindow) => Step, calls: string[]][] = [
  ['full screen', fullScreen, ['full true', 'full false']],
  ['kiosk', kiosk, ['kiosk true', 'kiosk false']],
  ['always on top', alwaysOnTop, ['top true floating', 'top false']],
  ['content protection', (window) => contentProtection(window, seat()), ['protect true', 'protect false']],
];

it.each(windowSteps)('starts and undoes %s', async (_, make, expected) => {
  const { window, calls } = windowWith();
  const undo = await make(window).start(() => undefined);
  await undo();
  expect(calls).toEqual(expected);
});

it.each(windowSteps)('does not touch a window that is gone: %s', async (_, make, [first]) => {
  let destroyed = false;
  const { window, calls } = windowWith({ destroyed: () => destroyed });
  const undo = await make(window).start(() => undefined);
  destroyed = true;
  await undo();
  expect(calls).toEqual([first]);
});

it('shows the window again to a learner whose session is taken over from afar', async () => {
  let captured = false;
  let lost = 0;
  const { window, calls } = windowWith();
  const displays = seat(() => captured);
  const undo = await contentProtection(window, displays).start(() => (lost += 1));
  displays.change();
  expect([calls, lost]).toEqual([['protect true'], 0]);
  captured = true;
  displays.change();
  expect([calls, lost, displays.listening()]).toEqual([['protect true', 'protect false'], 1, 0]);
  await undo();
});

it.each([
  [fullScreen, ['full true', 'full true']],
  [kiosk, ['kiosk true', 'kiosk false', 'full true']],
])('restores the full screen that the learner had chosen', async (make, expected) => {
  const { window, calls } = windowWith({ full: true });
  const undo = await make(window).start(() => undefined);
  await undo();
  expect(calls).toEqual(expected);
});

it('leaves a window in kiosk that the policy had put there', async () => {
  const { window, calls } = windowWith({ kiosk: true });
  const undo = await kiosk(window).start(() => undefined);
  await undo();
  expect(calls).toEqual([]);
});

it('returns only the shortcuts that it got', async () => {
  const calls: string[] = [];
  const system = {
    canTake: true,
    register: (key: string) => key !== 'PrintScreen' && calls.push(`+${key}`) > 0,
    unregister: (key: string) => void calls.push(`-${key}`),
  };
  const undo = await shortcuts(system, 'windows').start(() => undefined);
  await undo();
  expect(calls).toEqual(['+Alt+PrintScreen', '-Alt+PrintScreen']);
  calls.length = 0;
  await (
    await shortcuts({ ...system, canTake: false }, 'linux').start(() => undefined)
  )();
  expect(calls).toEqual([]);
});

it.each([
  ['linux', {}, '', true],
  ['linux', { XDG_SESSION_TYPE: 'x11' }, '', true],
  ['linux', { XDG_SESSION_TYPE: 'wayland' }, '', false],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, '', false],
  ['linux', { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' }, 'x11', true],
  ['linux', {}, 'wayland', false],
  ['windows', { XDG_SESSION_TYPE: 'wayland' }, '', true],
  ['mac', {}, '', true],
] as const)('on %s with %j and the platform %j, keys of the whole system are taken: %s', (os, env, platform, can) => {
  expect(canTakeShortcuts(os, env, platform)).toBe(can);
});
