import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes as table } from '../../src/app/routes/routes.ts';
import { openedRoutes, unlisted } from './routes.ts';

const listed = ['/login', 'register-jz', '/UserPrivacy', '*'];

it.each([
  [[], []],
  [['/login'], ['/login']],
  [
    ['/LOGIN/', '/register-jz', '/userprivacy'],
    ['/login', 'register-jz', '/UserPrivacy'],
  ],
  [['/', '/login'], ['/login']],
  [['/no/such/address'], ['*']],
  [
    ['/login/more', '/login'],
    ['/login', '*'],
  ],
])('of %j are opened: %j', (addresses, routes) => {
  expect([...openedRoutes(listed, addresses)]).toEqual(routes);
});

it('every address that this client serves is listed, or known not to be: only a lost one counts for the catch-all', () => {
  const file = path.resolve(import.meta.dirname, '../../tests/spec/routes.json');
  const routes = z.parse(z.array(z.string()), JSON.parse(readFileSync(file, 'utf8')));
  const served = table.flatMap((row) => [row.path, ...row.aliases]);
  const opened = served.filter((address) => address !== '*');
  expect(opened.length).toBeGreaterThan(50);
  expect(openedRoutes(routes, [...opened, ...unlisted]).has('*')).toBe(false);
});
