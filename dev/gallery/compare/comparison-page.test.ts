import { expect, it } from 'vitest';
import { comparisonPage } from './comparison-page.ts';

it('shows a changed picture three times, a new and a gone one once', () => {
  const page = comparisonPage(
    [
      { name: 'home-light-zh-CN.png', kind: 'changed', pixels: 12 },
      { name: 'new.png', kind: 'new', pixels: 0 },
      { name: 'gone.png', kind: 'gone', pixels: 0 },
    ],
    '../before run',
  );
  expect(page).toContain('3 pictures differ');
  expect(page).toContain('home-light-zh-CN.png (12 pixels)');
  expect(page.match(/src="..\/before%20run\/home-light-zh-CN.png"/g)).toHaveLength(2);
  expect(page.match(/src="new.png"/g)).toHaveLength(1);
  expect(page).toContain('gone.png (gone)');
});
