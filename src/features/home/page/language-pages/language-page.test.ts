import { expect, it } from 'vitest';
import { languagePages, localeOfPath } from './language-page.ts';

it.each([
  ['/certificate-cn', 'zh-CN'],
  ['/certificate-en', 'en-US'],
  ['/About-FR/', 'fr-FR'],
  ['/about', 'zh-CN'],
])('%s speaks %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

it('a page stands in every language', () => {
  expect(languagePages('/about').map(({ path }) => path)).toEqual(['/about-cn', '/about-en', '/about-fr']);
});
