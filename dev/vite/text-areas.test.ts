import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { areaFile, areaModule, fetchingTable, tableModule } from './text-areas.ts';

it('loads each area of a language as a unit', () => {
  expect(tableModule(['zh-CN/account', 'fr-FR/account'])).toBe(
    "export const textAreas = { 'zh-CN/account': () => import('virtual:text-areas/zh-CN/account'), " +
      "'fr-FR/account': () => import('virtual:text-areas/fr-FR/account') };",
  );
});

it('names the slices of an area by their files', () => {
  expect(areaModule('/here', ['locales/zh-CN/account/sign-in.json', 'locales/zh-CN/account/register.json'])).toBe(
    'import slice0 from "/here/locales/zh-CN/account/sign-in.json";\n' +
      'import slice1 from "/here/locales/zh-CN/account/register.json";\n' +
      "export const slices = { 'sign-in': slice0, 'register': slice1 };",
  );
});

it('has the texts of a build as files, named by what is in them', () => {
  const file = areaFile('zh-CN/account', { 'sign-in': { title: '登录' } });
  expect(file).toMatchObject({ source: '{"sign-in":{"title":"登录"}}' });
  expect(file.fileName).toMatch(/^assets\/zh-CN-account-[\w-]{8}\.json$/);
  expect(areaFile('zh-CN/account', { 'sign-in': { title: '登入' } }).fileName).not.toBe(file.fileName);
});

it('fetches a file of texts, and fails where there is none', async () => {
  const served = createServer((request, answer) => {
    answer.statusCode = request.url === '/account.json' ? 200 : 404;
    answer.end('{"sign-in":{"title":"登录"}}');
  });
  await once(served.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void served.close());
  const address = served.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const at = `http://127.0.0.1:${address.port}`;
  const table = fetchingTable(
    new Map([
      ['zh-CN/account', `${at}/account.json`],
      ['fr-FR/account', `${at}/missing.json`],
    ]),
  );
  const { textAreas } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(table)}`);
  expect(await textAreas['zh-CN/account']()).toEqual({ slices: { 'sign-in': { title: '登录' } } });
  await expect(textAreas['fr-FR/account']()).rejects.toThrow('missing.json answers 404');
});
