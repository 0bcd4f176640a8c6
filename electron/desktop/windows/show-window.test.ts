import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showWhenReady } from './show-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function hiddenWindow() {
  const window = new EventEmitter();
  const webContents = new EventEmitter();
  const calls: string[] = [];
  let destroyed = false;
  const showable = Object.assign(window, {
    show: () => void calls.push('show'),
    maximize: () => void calls.push('maximize'),
    isDestroyed: () => destroyed,
    webContents,
  });
  return { window: showable, webContents, calls, destroy: () => (destroyed = true) };
}

it.each([
  ['it is painted', ({ window }: ReturnType<typeof hiddenWindow>) => window.emit('ready-to-show')],
  ['its page is loaded', ({ webContents }: ReturnType<typeof hiddenWindow>) => webContents.emit('did-finish-load')],
  ['2 s have passed', () => vi.advanceTimersByTime(2_000)],
])('shows a window once when %s', (_, happen) => {
  const hidden = hiddenWindow();
  showWhenReady(hidden.window, false);
  expect(hidden.calls).toEqual([]);
  happen(hidden);
  expect(hidden.calls).toEqual(['show']);
  hidden.window.emit('ready-to-show');
  hidden.webContents.emit('did-finish-load');
  vi.advanceTimersByTime(5_000);
  expect(hidden.calls).toEqual(['show']);
});

it('maximises a window only when it is shown', () => {
  const hidden = hiddenWindow();
  showWhenReady(hidden.window, true);
  expect(hidden.calls).toEqual([]);
  hidden.window.emit('ready-to-show');
  expect(hidden.calls).toEqual(['maximize', 'show']);
});

it('does not show a window that was closed meanwhile', () => {
  const hidden = hiddenWindow();
  showWhenReady(hidden.window, true);
  hidden.destroy();
  vi.advanceTimersByTime(5_000);
  expect(hidden.calls).toEqual([]);
});
