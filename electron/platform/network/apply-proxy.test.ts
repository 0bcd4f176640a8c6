import { expect, it } from 'vitest';
import { applyProxy, type Sessions } from './apply-proxy.ts';

it('a session is ready once it goes the way of the policy', async () => {
  const set: Electron.ProxyConfig[] = [];
  const taken = Promise.withResolvers<void>();
  let create: (created: Sessions['defaultSession']) => void = () => undefined;
  const sessions: Sessions = {
    app: { on: (_, listener) => (create = listener) },
    defaultSession: { setProxy: async (config) => void set.push(config) },
  };
  const ready = await applyProxy({ server: 'proxy.school:3128' }, sessions, () => undefined);
  const room = {
    setProxy(config: Electron.ProxyConfig) {
      set.push(config);
      return taken.promise;
    },
  };
  create(room);
  let loads = false;
  const loading = ready(room).then(() => (loads = true));
  await Promise.resolve();
  expect([loads, set]).toEqual([
    false,
    Array.from({ length: 2 }, () => ({ mode: 'fixed_servers', proxyRules: 'proxy.school:3128' })),
  ]);
  taken.resolve();
  await loading;
  expect(loads).toBe(true);
});

it('a session whose proxy was refused is told of, and holds nothing up', async () => {
  const told: unknown[] = [];
  let create: (created: Sessions['defaultSession']) => void = () => undefined;
  const sessions: Sessions = {
    app: { on: (_, listener) => (create = listener) },
    defaultSession: { setProxy: async () => undefined },
  };
  const ready = await applyProxy({ pac: 'http://proxy.school/proxy.pac' }, sessions, (error) => told.push(error));
  const room = { setProxy: () => Promise.reject(new Error('no')) };
  create(room);
  await ready(room);
  expect(told).toEqual([new Error('no')]);
});
