import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policyFiles, readPolicy } from './policy.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-policy-'));
const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

it('has defaults without a file', () => {
  const nothing = {
    platform: null,
    tenant: null,
    paths: {},
    rescueKey: null,
    environment: 'production',
    plainKeystore: false,
  };
  expect(readPolicy([path.join(folder, 'missing.json')])).toEqual(nothing);
});

it('prefers the policy of the machine over the shipped one, field by field', () => {
  const shipped = file('shipped.json', '{"platform":"https://a.cn","tenant":"a.cn","paths":{"x":"/y"}}');
  const machine = file('machine.json', '{"tenant":"lab.a.cn","environment":"uat","plainKeystore":true}');
  expect(readPolicy([shipped, machine])).toEqual({
    platform: 'https://a.cn',
    tenant: 'lab.a.cn',
    paths: { x: '/y' },
    rescueKey: null,
    environment: 'uat',
    plainKeystore: true,
  });
});

it.each(['{broken', '{"platform":5}', '{"environment":"prod"}', '[]'])(
  'does not start over a broken one: %s',
  (text) => {
    expect(() => readPolicy([file('broken.json', text)])).toThrow(/broken\.json is no valid policy/);
  },
);

it('is in the usual location of each system', () => {
  expect(policyFiles('linux', '/opt/lectern/resources', {})).toEqual([
    '/opt/lectern/resources/policy.json',
    '/etc/lectern/policy.json',
  ]);
  expect(policyFiles('windows', 'r', { ProgramData: 'D:' })[1]).toMatch(/^D:.Lectern.policy\.json$/);
});
