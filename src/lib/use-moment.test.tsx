import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMoment } from './use-moment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a component draws that awaits a moment. */
function drawAt(moment: number | null) {
  return renderHook(() => {
    useMoment(moment, () => Date.now());
    return moment !== null && Date.now() > moment ? 'open' : 'waiting';
  });
}

it('draws again by itself when the moment is over', () => {
  const { result } = drawAt(Date.now() + 60_000);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe('waiting');
  act(() => void vi.advanceTimersByTime(1_001));
  expect(result.current).toBe('open');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a moment that is further away than a timer can be', () => {
  const { result } = drawAt(Date.now() + 5_000_000_000);
  act(() => void vi.advanceTimersByTime(4_999_999_000));
  expect(result.current).toBe('waiting');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current).toBe('open');
});

it('waits for nothing without a moment', () => {
  drawAt(null);
  expect(vi.getTimerCount()).toBe(0);
});
