import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBrand, readBrand } from './brand.ts';
import { makeKeys } from './feed-signature.ts';
import { icnsSides, icoSides } from './icons/containers.ts';

const whole = {
  name: '启程学习端',
  program: 'qicheng',
  appId: 'cn.example.qicheng',
  description: 'Courses and exams',
  vendor: { name: 'Qicheng', email: 'it@example.cn', homepage: 'https://example.cn' },
  policy: { platform: 'https://learn.example.cn', lockdown: 'lab' },
};
const read = (given: object) => parseBrand(JSON.stringify(given), 'tenant.json');

describe('a tenant.json', () => {
  it('is read as it stands', () => {
    expect(read(whole)).toEqual(whole);
  });

  it.each([
    ['a name that is a path', { name: '../x' }, 'name'],
    ['a program with a space', { program: 'my app' }, 'program'],
    ['an id that is no domain', { appId: 'client' }, 'appId'],
    ['a platform over http', { policy: { platform: 'http://learn.example.cn' } }, 'policy.platform'],
    ['a policy that the client would refuse', { policy: { lockdwon: 'lab' } }, 'lockdwon is no part of a policy'],
    ['a profile that the client would refuse', { profile: { pahts: {} } }, 'pahts'],
    ['a colour that is none', { look: { colour: 'green' } }, 'look.colour'],
    ['a feed over http', { updates: 'http://example.cn/feed' }, 'updates'],
    ['a mail that is none', { vendor: { ...whole.vendor, email: 'it' } }, 'vendor.email'],
    ['links that a system has for itself', { scheme: 'https' }, 'scheme: links cannot begin with https'],
    ['a program that would make such links', { program: 'mailto' }, 'scheme: links cannot begin with mailto'],
    ['links that Windows takes for a drive', { scheme: 'q' }, 'scheme: links cannot begin with q'],
    ['links with a sign', { scheme: 'qi://' }, 'scheme'],
    ['a field that nobody knows', { colour: 'red' }, 'colour'],
  ])('with %s is refused, and the field is named', (_, change, field) => {
    expect(() => read({ ...whole, ...change })).toThrow(field);
  });

  it('that is no JSON is refused with its file', () => {
    expect(() => parseBrand('{', 'school/tenant.json')).toThrow('school/tenant.json');
  });
});

describe('the tenants of this repository', () => {
  /** A copy of our own, to be changed. */
  const tenant = () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-tenant-'));
    cpSync(path.join(root, 'resources/tenants/lectern'), folder, { recursive: true });
    return folder;
  };

  const root = path.resolve(import.meta.dirname, '../..');

  it.each(readdirSync(path.join(root, 'resources/tenants')))(
    '%s is whole and has its icons for every system',
    (name) => {
      const { folder } = readBrand(root, name);
      for (const file of ['icon.svg', 'icons/icon.ico', 'icons/icon.icns', 'icons/512x512.png'])
        expect(existsSync(path.join(folder, file)), file).toBe(true);
      expect([icoSides.at(-1), icnsSides.at(-1)]).toEqual([256, 1024]);
    },
  );

  it('one with a feed of updates needs the key that signs it', () => {
    const folder = tenant();
    const own = readFileSync(path.join(root, 'resources/tenants/lectern/tenant.json'), 'utf8');
    const fed = JSON.stringify({ ...JSON.parse(own), updates: 'https://example.cn/feed' });
    writeFileSync(path.join(folder, 'tenant.json'), fed);
    expect(() => readBrand(root, folder)).toThrow(/no update-key\.pem beside it/);
    makeKeys(folder);
    expect(readBrand(root, folder).updates).toBe('https://example.cn/feed');
  });

  it('one with a rescue key beside it has it in its policy; a private one is never shipped', () => {
    const folder = tenant();
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    writeFileSync(path.join(folder, 'tenant.json'), JSON.stringify(whole));
    writeFileSync(path.join(folder, 'rescue-key.pem'), pem);
    expect(readBrand(root, folder).policy).toEqual({ ...whole.policy, rescueKey: pem });
    writeFileSync(path.join(folder, 'rescue-key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => readBrand(root, folder)).toThrow(/no PEM of a public key/);
  });

  it('one that is not there is told with the folders that were looked in, and with those that are there', () => {
    const looked = path.join(root, 'resources/tenants/nobody');
    expect(() => readBrand(root, 'nobody')).toThrow(`no tenant.json in ${looked} or ${path.resolve('nobody')}.`);
    expect(() => readBrand(root, 'nobody')).toThrow(/there are: lectern, qicheng\.$/);
    expect(() => readBrand(root, './nobody')).toThrow(`no tenant.json in ${path.resolve('nobody')}.`);
  });

  it('one that is not there is told before anything is built', () => {
    const args = [path.join(import.meta.dirname, 'main.ts'), '--dir', '--tenant', 'nobody'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There is no tenant\.json/);
  });

  it('one without icons is told the command that draws them', () => {
    const folder = tenant();
    rmSync(path.join(folder, 'icons'), { recursive: true });
    expect(() => readBrand(root, folder)).toThrow(`npm run icons -- ${folder}`);
  });

  it('one that the guide names is there', () => {
    const guide = readFileSync(path.join(root, 'docs/DEPLOYMENT.md'), 'utf8');
    const named = [...guide.matchAll(/--tenant ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(readBrand(root, name).program).toBe(name);
  });
});
