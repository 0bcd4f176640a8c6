import path from 'node:path';
import { expect, it } from 'vitest';
import { shown, specMessages, type Shown } from './messages.ts';

const locales = path.resolve(import.meta.dirname, '../../locales/zh-CN');
const data = [
  { id: 'ofDocument', zh: '修改成功' },
  { id: 'ofKey', zh: null },
  { id: 'ofPlatform', zh: null },
  { id: 'ofConsole', zh: null },
  { id: 'withoutText', zh: null },
];
const keys = {
  ofDocument: 'profile:saved',
  ofKey: 'ui:allLoaded',
  ofPlatform: '=旧密码输入错误',
  ofConsole: '!face: no camera interface',
};
const nothing: Shown = { keys: new Set(), texts: '', console: '' };

it.each<[Partial<Shown>, string[]]>([
  [{ keys: new Set(['profile:saved']) }, ['ofDocument']],
  [{ keys: new Set(['ui:allLoaded', 'ui:other']) }, ['ofKey']],
  [{ texts: '旧密码输入错误，还可以再试 4 次' }, ['ofPlatform']],
  [{ console: 'face: no camera interface' }, ['ofConsole']],
  [{ texts: '修改成功\n已加载全部内容\nface: no camera interface' }, []],
])('%j shows %j', (evidence, ids) => {
  expect([...shown(specMessages(data, keys, locales), { ...nothing, ...evidence })]).toEqual(ids);
});

it.each([['ui:noSuchText'], ['='], ['= '], ['!'], ['ui:allLoaded']])(
  '%j for a text of the document is a mistake',
  (key) => {
    expect(() => specMessages([{ id: 'ofKey', zh: '别的' }], { ofKey: key }, locales)).toThrow(/message-keys\.json/);
  },
);
