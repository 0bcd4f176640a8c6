import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onText = vi.fn<(text: string) => void>();

function Essay() {
  return <textarea aria-label="essay" {...useDraft('', onText, () => undefined)} />;
}

it('what is dictated in one long composition is reported while it lasts, letters of a short one are not', () => {
  render(<Essay />);
  const field = screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  fireEvent.compositionStart(field);
  type('ni');
  wait(1_500);
  expect(onText).not.toHaveBeenCalled();
  type('你好，先断');
  wait(600);
  expect(onText.mock.calls).toEqual([['你好，先断']]);
  wait(10_000);
  type('你好，先断电');
  wait(2_000);
  expect(onText.mock.calls).toEqual([['你好，先断'], ['你好，先断电']]);
  fireEvent.compositionEnd(field);
  wait(10_000);
  expect(onText.mock.calls.at(-1)).toEqual(['你好，先断电']);
  type('你好，先断电。');
  expect(onText.mock.calls.at(-1)).toEqual(['你好，先断电。']);
});
