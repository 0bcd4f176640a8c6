import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendAfter, sentBefore, useResend, type CodePurpose } from './resend.ts';

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
  it('runs 60 s, then the code may be asked for again [code-countdown]', () => {
    const { result } = renderHook(() => useResend('register'));
    expect(result.current).toMatchObject({ left: 0, used: false });
    act(() => result.current.start());
    expect(result.current).toMatchObject({ left: resendAfter, used: true });
    pass(59_000);
    expect(result.current.left).toBe(1_000);
    pass(1_000);
    expect(result.current).toMatchObject({ left: 0, used: true });
    expect(resendAfter).toBe(60_000);
  });

  it('survives leaving the page', () => {
    const first = renderHook(() => useResend('register'));
    act(() => first.result.current.start());
    first.unmount();
    pass(20_000);
    expect(renderHook(() => useResend('register')).result.current.left).toBe(40_000);
  });

  it('is one for each purpose, also when the purpose changes under way', () => {
    const { result, rerender } = renderHook(({ purpose }: { purpose: CodePurpose }) => useResend(purpose), {
      initialProps: { purpose: 'recover-phone' },
    });
    act(() => result.current.start());
    rerender({ purpose: 'recover-mail' });
    expect(result.current).toMatchObject({ left: 0, used: false });
    rerender({ purpose: 'recover-phone' });
    expect(result.current.left).toBe(resendAfter);
  });

  it.each([
    [null, 5_000, null],
    ['nonsense', 5_000, null],
    ['4000', 5_000, 4_000],
    ['6000', 5_000, null],
  ])('stored %s, now %i: sent at %s', (stored, now, sentAt) => {
    expect(sentBefore(stored, now)).toBe(sentAt);
  });
});
