import path from 'node:path';
import { expect, it } from 'vitest';
import { shown, specMessages } from './messages.ts';

const locales = path.resolve(import.meta.dirname, '../../locales/zh-CN');
const data = [
  { id: 'ofDocument', zh: '修改成功' },
  { id: 'ofKey', zh: null },
  { id: 'ofPlatform', zh: null },
  { id: 'withoutText', zh: null },
];
const keys = { ofKey: 'ui:allLoaded', ofPlatform: '=旧密码输入错误' };

it.each([
  ['修改成功', ['ofDocument']],
  ['已加载全部内容', ['ofKey']],
  ['旧密码输入错误，还可以再试 4 次', ['ofPlatform']],
  ['旧密码\n修改\n=\nui:allLoaded', []],
])('a screen with %j shows %j', (texts, ids) => {
  expect([...shown(specMessages(data, keys, locales), texts)]).toEqual(ids);
});

it('a sentence is taken as it stands: its signs mean nothing', () => {
  const messages = specMessages([{ id: 'signs', zh: null }], { signs: '=还有 (1+1) 次？' }, locales);
  expect(shown(messages, '还有 (1+1) 次？').has('signs')).toBe(true);
  expect(shown(messages, '还有 11 次？').has('signs')).toBe(false);
});

it.each([['ui:noSuchText'], ['='], ['= ']])('%j is told as a mistake', (key) => {
  expect(() => specMessages([{ id: 'ofKey', zh: null }], { ofKey: key }, locales)).toThrow(/message-keys\.json/);
});
