import { FluentProvider } from '@fluentui/react-components';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DesktopApi } from '#contract/ipc/contract.ts';
import { desktop } from '#lib/desktop.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { PromptBand } from './PromptBand.tsx';

type Prompted = Parameters<DesktopApi['exam']['prompted']>[0];

const listening = new Set<Prompted>();

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(desktop.exam, 'prompted').mockImplementation((listener) => {
    listening.add(listener);
    return () => listening.delete(listener);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (asked: Parameters<Prompted>[0]) => act(() => listening.forEach((listener) => listener(asked)));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('asks for the gesture of this paper for as long as main says, and goes by itself', () => {
  const { unmount } = render(
    <FluentProvider>
      <PromptBand attemptId="a" />
    </FluentProvider>,
  );
  ask({ attemptId: 'b', prompt: 'turn-left', seconds: 20 });
  expect(screen.queryByText(/请把头向左转/)).toBeNull();
  ask({ attemptId: 'a', prompt: 'turn-left', seconds: 20 });
  expect(screen.getByRole('status').textContent).toContain('请把头向左转一下');
  wait(15_000);
  ask({ attemptId: 'a', prompt: 'open-hand', seconds: 20 });
  wait(15_000);
  expect(screen.getByRole('status').textContent).toContain('张开手掌');
  wait(5_000);
  expect(screen.getByRole('status').textContent).toBe('');
  unmount();
  expect(listening.size).toBe(0);
});
