import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevServer } from './dev-server.ts';

let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  server = await startDevServer(path.resolve(import.meta.dirname, '../..'));
});
afterAll(() => server.close());

it.each([
  ['/@id/__x00__virtual:text-areas/zh-CN/account', '/locales/zh-CN/account/'],
  ['/@id/__x00__virtual:theme-sheet.css', '--colorBrandBackground'],
  ['/covers/fire.svg', '<svg'],
])('a page in development gets %s', async (address, part) => {
  const answer = await fetch(server.url + address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(part);
});
