import { expect, it } from 'vitest';
import { languagePaths } from '#contract/paths/home.ts';
import { localeOfPath } from './language-page.ts';

it.each([
  ['/about-cn', 'zh-CN'],
  ['/about-en', 'en-US'],
  ['/ABOUT-FR/', 'fr-FR'],
  ['/about-xx', 'zh-CN'],
])('%s speaks %s', (path, locale) => expect(localeOfPath(languagePaths.about, path)).toBe(locale));
