import { afterEach, expect, it } from 'vitest';
import { showLastResort } from './app.tsx';

afterEach(() => document.body.replaceChildren());

it('a window in which nothing can be drawn has a message and a button, once', () => {
  showLastResort();
  showLastResort();
  const shown = document.querySelectorAll('main');
  expect(shown).toHaveLength(1);
  expect(shown[0]?.getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(shown[0]?.querySelector('button'));
});
