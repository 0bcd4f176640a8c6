import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/exam/v1/list', '/exam/v1/list'],
  ['/exam/v1/list/', '/exam/v1/list/'],
  ['/', '/'],
  ['/switch%42ranch', '/switchBranch'],
  ['/switch%62ranch', '/switchbranch'],
  ['/media/%e8%af%81.png', '/media/%E8%AF%81.png'],
  ['/media/证.png', '/media/%E8%AF%81.png'],
  ['/media/a%20b+c@2x(1),d=e:f.png', '/media/a%20b+c@2x(1),d=e:f.png'],
  ['/media/100%25.png', '/media/100%25.png'],
])('%s is forwarded as %s', (spelled, canonical) => {
  expect(canonicalPath(spelled)).toBe(canonical);
});

it.each([
  '//switchBranch',
  '/a//b',
  '/a/./b',
  '/a/../b',
  '/a/%2e%2E/b',
  '/a%2Fb',
  '/a%5cb',
  '/a\\b',
  '/switchBranch;x=1',
  '/switchBranch%3Bx=1',
  '/switch%2542ranch',
  '/a%00',
  '/a%0d%0ab',
  '/a%3Fb',
  '/a%23b',
  '/a%',
  '/a%zz',
  '/a%ff',
  '',
  'a',
])('%s is refused', (spelled) => {
  expect(canonicalPath(spelled)).toBeNull();
});
