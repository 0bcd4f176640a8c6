import { expect, it } from 'vitest';
import { openedRoutes } from './routes.ts';

const listed = ['/login', 'register-jz', '/UserPrivacy', '/liveHome', '*'];

it.each<[string[], string[], string[]]>([
  [[], [], []],
  [['/login'], [], ['/login']],
  [['/LOGIN/', '/register-jz', '/userprivacy'], [], ['/login', 'register-jz', '/UserPrivacy']],
  [['/no/such/address'], [], []],
  [['*'], [], ['*']],
  [['/liveHome'], [], []],
  [[], ['https://live.example/liveHome?liveCode=5', 'not an address'], ['/liveHome']],
  [[], ['https://live.example/login'], []],
])('painted %j and opened %j: %j', (painted, opened, routes) => {
  expect([...openedRoutes(listed, painted, opened)]).toEqual(routes);
});
