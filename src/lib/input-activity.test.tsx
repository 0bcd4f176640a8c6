import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inputActive, inputPause } from './input-activity.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

it('input is active until a while after its last event', () => {
  press();
  expect(inputActive()).toBe(true);
  vi.advanceTimersByTime(301);
  expect(inputActive()).toBe(false);
});

it('a pause is waited for', async () => {
  press();
  const paused = vi.fn<() => void>();
  void inputPause(5000).then(paused);
  await vi.advanceTimersByTimeAsync(250);
  press();
  await vi.advanceTimersByTimeAsync(250);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(paused).toHaveBeenCalledOnce();
});

it('continuous input delays at most as long as given', async () => {
  const paused = vi.fn<() => void>();
  press();
  void inputPause(1000).then(paused);
  for (let step = 0; step < 12; step += 1) {
    press();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(paused).toHaveBeenCalledOnce();
});
