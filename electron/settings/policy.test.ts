import { expect, it } from 'vitest';
import type { PolicySystem } from './policy-system.ts';
import { policyFiles, readPolicy } from './policy.ts';

const files = policyFiles('linux', '/opt/lectern/resources');
const nothing = {
  platform: null,
  tenant: null,
  paths: {},
  rescueKey: null,
  environment: 'production',
  plainKeystore: false,
};

function systemWith(
  shipped: string | null,
  machine: string | null,
  distrust: () => string | null = () => null,
): PolicySystem {
  return { read: (file) => (file === files.shipped ? shipped : machine), distrust };
}

it('has defaults without a file', () => {
  expect(readPolicy(files, systemWith(null, null))).toEqual({ policy: nothing, refused: null });
  expect(readPolicy(null, systemWith('{', '{'))).toEqual({ policy: nothing, refused: null });
});

it('prefers the policy of the machine over the shipped one, field by field', () => {
  const shipped = '{"platform":"https://a.cn","tenant":"a.cn","paths":{"x":"/y"}}';
  const machine = '{"tenant":"lab.a.cn","environment":"uat","plainKeystore":true}';
  expect(readPolicy(files, systemWith(shipped, machine)).policy).toEqual({
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
    expect(() => readPolicy(files, systemWith(null, text))).toThrow(/policy\.json is no valid policy/);
    expect(() => readPolicy(files, systemWith(text, null))).toThrow(/policy\.json is no valid policy/);
  },
);

it('leaves out a policy of the machine that a user could have written, and says why', () => {
  const planted = '{"platform":"https://evil.example","tenant":"evil"}';
  const read = readPolicy(
    files,
    systemWith('{"platform":"https://a.cn"}', planted, () => 'Not of root.'),
  );
  expect(read.policy).toEqual({ ...nothing, platform: 'https://a.cn' });
  expect(read.refused).toBe('Not of root.');
});

it('leaves it out too when its owner cannot be read', () => {
  const failing = () => {
    throw new Error('EACCES');
  };
  expect(readPolicy(files, systemWith(null, '{"platform":"https://b.cn"}', failing))).toMatchObject({
    policy: nothing,
    refused: expect.stringContaining('EACCES'),
  });
});

it.each([
  ['linux', '/etc/lectern/policy.json'],
  ['mac', '/Library/Application Support/Lectern/policy.json'],
  ['windows', String.raw`C:\ProgramData\Lectern\policy.json`],
] as const)('is in a fixed folder on %s, whatever the environment says', (os, machine) => {
  expect(policyFiles(os, '/opt/lectern/resources')).toEqual({
    shipped: '/opt/lectern/resources/policy.json',
    machine,
  });
});
