import { expect, it } from 'vitest';
import type { LanguagePack } from '#contract/ipc/language.ts';
import { answerCall } from '#electron/app/ipc/answer-call.ts';
import { languageHandlers } from './ipc.ts';

const french: LanguagePack = { locale: 'fr-FR', version: '1.2', texts: { 'app:name': 'Lutrin' } };
const packs = { read: (locale: string) => (locale === 'fr-FR' ? french : null), save: () => undefined };

it.each([
  ['fr-FR', french],
  ['zh-CN', null],
] as const)('a page that does not know its language yet is told %s and the pack of it', async (locale, pack) => {
  const handlers = languageHandlers(packs, () => locale);
  expect(await answerCall(handlers, 'shown', [], () => undefined)).toEqual({ ok: true, value: { locale, pack } });
});
