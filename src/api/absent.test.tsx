import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLookAgain } from './absent.ts';
import { ApiError } from './errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notFound = new ApiError('examCallFindByStatus', {
  kind: 'refused',
  code: 404,
  message: '',
  warning: false,
  data: null,
});

it('a call that was not found is asked for again, soon, then ever less often, and not once it is there', () => {
  const refetch = vi.fn<() => Promise<unknown>>(async () => undefined);
  const after = (error: unknown, errorUpdateCount: number) => ({ error, errorUpdateCount, refetch });
  const { rerender } = renderHook((asked) => useLookAgain(asked), { initialProps: after(notFound, 1) });
  vi.advanceTimersByTime(20_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(after(notFound, 9));
  vi.advanceTimersByTime(9 * 60_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender(after(null, 9));
  vi.advanceTimersByTime(60 * 60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});
