import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualBlock } from './VirtualBlock.tsx';

let tell: (inSight: boolean) => void;
const height = 840;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void) {
        tell = (isIntersecting) => act(() => listener([{ isIntersecting, boundingClientRect: { height } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('renders its items near the viewport and empty space of their height elsewhere', () => {
  const { container } = render(<VirtualBlock>{() => <article>one</article>}</VirtualBlock>);
  expect(screen.getByRole('article').textContent).toBe('one');
  tell(false);
  expect(screen.queryByRole('article')).toBeNull();
  expect(container.querySelector<HTMLElement>('div')?.style.height).toBe('840px');
  tell(true);
  expect(screen.getByRole('article').textContent).toBe('one');
});

it('stays rendered while it contains the focus', () => {
  render(<VirtualBlock>{() => <button type="button">open</button>}</VirtualBlock>);
  act(() => screen.getByRole('button').focus());
  tell(false);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
