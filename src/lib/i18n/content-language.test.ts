import { expect, it } from 'vitest';
import { contentLanguage } from './content-language.ts';

it.each([
  ['低压电工作业', 'zh-CN'],
  ['Excel 高级应用', 'zh-CN'],
  ['第 3 题', 'zh-CN'],
  ['The word 茶 came to Europe by sea', undefined],
  ['Low-voltage electrician', undefined],
  ['2026', undefined],
  ['', undefined],
] as const)('%s is %s', (text, language) => expect(contentLanguage(text)).toBe(language));
