import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

let searches: string[];
beforeEach(() => {
  searches = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function field(value: string) {
  return <SearchField label="search" value={value} onSearch={(wanted) => searches.push(wanted)} />;
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = () => act(() => void vi.advanceTimersByTime(300));

it('what is typed while a search is on its way is not lost', () => {
  const { rerender } = render(field('old'));
  type('ab');
  pause();
  type('abc');
  pause();
  type('abcd');
  rerender(field('ab'));
  expect(box().value).toBe('abcd');
  rerender(field('abc'));
  expect(box().value).toBe('abcd');
  pause();
  expect(searches).toEqual(['ab', 'abc', 'abcd']);
});

it('a search from outside takes the place of what was typed, and comes back with the way back', () => {
  const { rerender } = render(field(''));
  type('ab');
  pause();
  rerender(field('ab'));
  rerender(field(''));
  expect(box().value).toBe('');
  rerender(field('ab'));
  expect(box().value).toBe('ab');
  pause();
  expect(searches).toEqual(['ab']);
});
