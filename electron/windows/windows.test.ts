import { expect, it } from 'vitest';
import { createCrashLimit } from './crash-limit.ts';
import { nativeTexts } from './native-texts.ts';
import { createOwnDialogs } from './own-dialogs.ts';

it('stops reloading at the third crash within a minute', () => {
  let now = 0;
  const mayReload = createCrashLimit(() => now);
  expect([mayReload(), mayReload(), mayReload()]).toEqual([true, true, false]);
  expect(mayReload()).toBe(true);
  now = 61_000;
  expect([mayReload(), mayReload()]).toEqual([true, true]);
});

it('tracks own dialogs, also failing ones', async () => {
  const dialogs = createOwnDialogs();
  const { promise, resolve } = Promise.withResolvers<string>();
  const shown = dialogs.during(promise);
  expect(dialogs.areOpen()).toBe(true);
  resolve('ok');
  expect(await shown).toBe('ok');
  await expect(dialogs.during(Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(dialogs.areOpen()).toBe(false);
});

it('has the texts of native dialogs in three languages [languages-three]', () => {
  const keys = Object.keys(nativeTexts['zh-CN']).sort();
  expect(Object.keys(nativeTexts).sort()).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  for (const texts of Object.values(nativeTexts)) {
    expect(Object.keys(texts).sort()).toEqual(keys);
    const words = Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
    for (const text of words) expect(text).not.toMatch(/^\s*$/u);
  }
});
