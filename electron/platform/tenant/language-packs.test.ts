import { expect, it } from 'vitest';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { openLanguagePacks } from './language-packs.ts';

const pack = (locale: 'zh-CN' | 'fr-FR', version: string) => ({ locale, version, texts: { 'app:product': version } });

it('stores one pack for each language and tenant [language-pack-cache]', () => {
  const file = memoryFile();
  const ours = openLanguagePacks(file, 'https://a.cn', () => 'a.cn');
  ours.save(pack('zh-CN', '1'));
  ours.save(pack('fr-FR', '7'));
  ours.save(pack('zh-CN', '2'));
  expect([ours.read('zh-CN')?.version, ours.read('fr-FR')?.version, ours.read('en-US')]).toEqual(['2', '7', null]);
  expect(openLanguagePacks(file, 'https://a.cn', () => 'b.cn').read('zh-CN')).toBeNull();
  expect(openLanguagePacks(file, 'https://a.cn', () => 'a.cn').read('fr-FR')).toEqual(pack('fr-FR', '7'));
});

it.each([null, 5, {}, { locale: 'zh-CN', version: '', texts: {} }, { locale: 'zh-CN', version: '1', texts: { a: 1 } }])(
  'a broken pack is none: %j',
  (stored) => {
    const packs = openLanguagePacks(memoryFile({ 'https://a.cn a.cn zh-CN': stored }), 'https://a.cn', () => 'a.cn');
    expect(packs.read('zh-CN')).toBeNull();
  },
);
