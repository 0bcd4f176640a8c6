import { expect, it } from 'vitest';
import { checkHeaders } from './headers.ts';

it.each([[{}], [{ 'source-host': 'pc', locale: 'fr-FR', _timezone: 'Asia/Shanghai' }], [{ locale: 'zh-CN' }]])(
  '%o pass',
  (headers) => expect(() => checkHeaders(headers)).not.toThrow(),
);

it.each([
  ['source-host', 'mobile'],
  ['locale', 'zh'],
  ['_timezone', 'China/Nowhere'],
])('%s: %s is refused', (name, value) => {
  expect(() => checkHeaders({ [name]: value })).toThrow(`请求头 ${name} 不正确`);
});
