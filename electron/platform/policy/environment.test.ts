import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appName } from '#contract/ipc/app.ts';
import { environmentNames, wireEnvironment } from './environment.ts';

it.each([
  ['testing', 'daily'],
  ['fat', 'daily'],
  ['uat', 'pre'],
  ['production', 'prod'],
] as const)('%s is %s to the platform [env-mapping]', (name, environment) => {
  expect(wireEnvironment(name)).toBe(environment);
  expect(environmentNames).toContain(name);
});

it('the platform knows the client by the name of its package', () => {
  const { name } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(appName).toBe(name);
});
