import { expect, it } from 'vitest';
import type { Step } from '../step.ts';
import { alwaysOnTop } from './always-on-top.ts';
import { contentProtection } from './content-protection.ts';
import { fullScreen } from './full-screen.ts';
import { kiosk } from './kiosk.ts';
import type { LockWindow } from './lock-window.ts';
import { shortcuts } from './shortcuts.ts';

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

const windowSteps: [name: string, make: (window: LockWindow) => Step, calls: string[]][] = [
  ['full screen', fullScreen, ['full true', 'full false']],
  ['kiosk', kiosk, ['kiosk true', 'kiosk false']],
  ['always on top', alwaysOnTop, ['top true floating', 'top false']],
  ['content protection', contentProtection, ['protect true', 'protect false']],
];

it.each(windowSteps)('starts and undoes %s', async (_, make, expected) => {
  const { window, calls } = windowWith();
  const undo = await make(window).start();
  await undo();
  expect(calls).toEqual(expected);
});

it.each(windowSteps)('does not touch a window that is gone: %s', async (_, make, [first]) => {
  let destroyed = false;
  const { window, calls } = windowWith({ destroyed: () => destroyed });
  const undo = await make(window).start();
  destroyed = true;
  await undo();
  expect(calls).toEqual([first]);
});

it.each([
  [fullScreen, ['full true', 'full true']],
  [kiosk, ['kiosk true', 'kiosk false', 'full true']],
])('restores the full screen that the learner had chosen', async (make, expected) => {
  const { window, calls } = windowWith({ full: true });
  const undo = await make(window).start();
  await undo();
  expect(calls).toEqual(expected);
});

it('leaves a window in kiosk that the policy had put there', async () => {
  const { window, calls } = windowWith({ kiosk: true });
  const undo = await kiosk(window).start();
  await undo();
  expect(calls).toEqual([]);
});

it('returns only the shortcuts that it got', async () => {
  const calls: string[] = [];
  const system = {
    register: (key: string) => key !== 'PrintScreen' && calls.push(`+${key}`) > 0,
    unregister: (key: string) => void calls.push(`-${key}`),
  };
  const undo = await shortcuts(system, 'windows').start();
  await undo();
  expect(calls).toEqual(['+Alt+PrintScreen', '-Alt+PrintScreen']);
});
