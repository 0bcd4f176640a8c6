import { expect, it } from 'vitest';
import { nativeTexts } from './native-texts.ts';

it('has the texts of native dialogs in three languages [languages-three]', () => {
  const keys = Object.keys(nativeTexts['zh-CN']).sort();
  expect(Object.keys(nativeTexts).sort()).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  for (const texts of Object.values(nativeTexts)) {
    expect(Object.keys(texts).sort()).toEqual(keys);
    const words = Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
    for (const text of words) expect(text).not.toMatch(/^\s*$/u);
  }
});
