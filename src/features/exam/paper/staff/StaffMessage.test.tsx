import { FluentProvider } from '@fluentui/react-components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { StaffMessage } from './StaffMessage.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

afterEach(() => void vi.useRealTimers());

it('a message is not put away by a key that was meant for the paper', () => {
  vi.useFakeTimers();
  const read: number[] = [];
  const message = { kind: 'message', number: 3, at: 1, receivedAt: 1, text: '请把手机收好' } as const;
  render(
    <FluentProvider>
      <StaffMessage staff={{ actions: [message], read: [] }} onRead={(number) => read.push(number)} />
    </FluentProvider>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(read).toEqual([]);
  act(() => void vi.advanceTimersByTime(1_000));
  fireEvent.click(button);
  expect(read).toEqual([3]);
});
