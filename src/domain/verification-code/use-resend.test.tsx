import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendAfterMs, validSentAt, useResend, type CodePurpose } from './use-resend.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the countdown of a code button', () => {
  it('runs 60 s, then allows sending again [code-countdown]', () => {
    const { result } = renderHook(() => useResend('register'));
    expect(result.current).toMatchObject({ leftMs: 0, used: false });
    act(() => result.current.start());
    expect(result.current).toMatchObject({ leftMs: resendAfterMs, used: true });
    pass(59_000);
    expect(result.current.leftMs).toBe(1_000);
    pass(1_000);
    expect(result.current).toMatchObject({ leftMs: 0, used: true });
    expect(resendAfterMs).toBe(60_000);
  });

  it('survives leaving the page', () => {
    const first = renderHook(() => useResend('register'));
    act(() => first.result.current.start());
    first.unmount();
    pass(20_000);
    expect(renderHook(() => useResend('register')).result.current.leftMs).toBe(40_000);
  });

  it('is separate for each purpose, even when the purpose changes', () => {
    const { result, rerender } = renderHook(({ purpose }: { purpose: CodePurpose }) => useResend(purpose), {
      initialProps: { purpose: 'recover-phone' },
    });
    act(() => result.current.start());
    rerender({ purpose: 'recover-mail' });
    expect(result.current).toMatchObject({ leftMs: 0, used: false });
    rerender({ purpose: 'recover-phone' });
    expect(result.current.leftMs).toBe(resendAfterMs);
  });

  it.each([
    [null, 5_000, null],
    ['nonsense', 5_000, null],
    ['4000', 5_000, 4_000],
    ['6000', 5_000, null],
  ])('stored %s, now %i: sent at %s', (stored, now, sentAt) => {
    expect(validSentAt(stored, now)).toBe(sentAt);
  });
});
