import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollWaitMs, pollEveryMs, startPolling } from './polling.ts';

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

it.each([
  [0, 3_000],
  [1, 6_000],
  [2, 12_000],
  [3, 24_000],
  [4, 30_000],
  [50, 30_000],
])('after %i failures in a row the wait is %i ms', (failures, ms) => {
  expect(pollWaitMs(failures)).toBe(ms);
});

describe('polling', () => {
  it('polls until the answer is true and reports it once', async () => {
    const answers = [false, false, true, true];
    const ask = vi.fn<() => Promise<boolean>>(async () => answers.shift() ?? false);
    const reported = vi.fn<() => void>();
    startPolling(ask, reported);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(pollEveryMs * 3);
    expect(reported).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(pollEveryMs * 10);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('backs off when the platform does not answer', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => {
      throw new Error('no network');
    });
    const stop = startPolling(ask, () => undefined);
    await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('pauses while the window is hidden and polls at once when it is visible', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => false);
    const stop = startPolling(ask, () => undefined);
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
    show('visible');
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });

  it('an answer that arrives after the stop is ignored', async () => {
    const reported = vi.fn<() => void>();
    const late: { answer?: (yes: boolean) => void } = {};
    const stop = startPolling(() => new Promise((resolve) => (late.answer = resolve)), reported);
    await vi.advanceTimersByTimeAsync(pollEveryMs);
    stop();
    late.answer?.(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported).not.toHaveBeenCalled();
  });
});
