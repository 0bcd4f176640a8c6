import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockAtom, sessionAtom } from '#domain/app-state.ts';
import { spread } from '#rules/timing/spread.ts';
import { useSpreadRead } from './use-spread-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen of this learner that awaits a moment. */
function screenOf(accountId: string, moment: number | null) {
  const store = createStore();
  store.set(sessionAtom, { ...store.get(sessionAtom), accountId });
  store.set(clockAtom, { ...store.get(clockAtom), now: Date.now(), readAt: performance.now() });
  const read = vi.fn<() => void>();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook(({ awaited }) => useSpreadRead(awaited, read), {
    wrapper,
    initialProps: { awaited: moment },
  });
  return { read, rerender: (awaited: number | null) => rerender({ awaited }), store };
}

it('reads once, at this learner’s own time after the moment, also when the screen awaits nothing any more', () => {
  const opens = Date.now() + 60_000;
  const own = spread(['a', String(opens)]);
  const { read, rerender } = screenOf('a', opens);
  act(() => void vi.advanceTimersByTime(60_001));
  rerender(null);
  act(() => void vi.advanceTimersByTime(own - 100));
  expect(read).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(200));
  expect(read).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(600_000));
  expect(read).toHaveBeenCalledTimes(1);
});

it('a moment that was moved takes the place of the one before; a corrected clock reads nothing twice', () => {
  const opens = Date.now() + 60_000;
  const { read, rerender, store } = screenOf('a', opens);
  rerender(opens + 300_000);
  act(() => void vi.advanceTimersByTime(130_000));
  expect(read).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(300_000));
  expect(read).toHaveBeenCalledTimes(1);
  act(() => store.set(clockAtom, { ...store.get(clockAtom) }));
  act(() => void vi.advanceTimersByTime(120_000));
  expect(read).toHaveBeenCalledTimes(1);
});
