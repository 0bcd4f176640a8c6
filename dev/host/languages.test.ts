import { describe, expect, it } from 'vitest';
import { systemLanguages } from './languages.ts';

describe('the languages of the system', () => {
  it.each([
    ['nothing is set', {}, ['en-US']],
    ['the C locale', { LANG: 'C.UTF-8' }, ['en-US']],
    ['POSIX', { LANG: 'POSIX' }, ['en-US']],
    ['one locale', { LANG: 'zh_CN.UTF-8' }, ['zh-CN']],
    ['LC_ALL before LANG', { LC_ALL: 'fr_FR@euro', LANG: 'zh_CN.UTF-8' }, ['fr-FR']],
    ['an empty LC_ALL counts as none', { LC_ALL: '', LC_MESSAGES: 'de_DE', LANG: 'zh_CN' }, ['de-DE']],
    ['a list before all others, each once', { LANGUAGE: 'fr:zh_CN:fr', LANG: 'zh_CN.UTF-8' }, ['fr', 'zh-CN']],
  ])('%s', (_title, env, languages) => {
    expect(systemLanguages(env)).toEqual(languages);
  });
});
