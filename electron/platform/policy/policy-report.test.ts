import { expect, it } from 'vitest';
import { policyReport } from './policy-report.ts';
import { policySystem } from './policy-system.ts';
import { readPolicy, type Policy, type ReadPolicy } from './policy.ts';

const none = readPolicy(null, policySystem('linux')).policy;
const read = (changed: Partial<Policy> = {}, refused: string | null = null): ReadPolicy => ({
  policy: { ...none, ...changed },
  refused,
});
const entriesOf = (changed: Partial<Policy>) => policyReport(read(changed), () => read(changed), 'en-US').entries;

it('tells nothing where nothing is decided', () => {
  expect(policyReport(read(), () => read(), 'en-US')).toEqual({ entries: [], refused: null, next: { kind: 'same' } });
});

it.each<[Partial<Policy>, object]>([
  [{ platform: 'https://a.cn' }, { key: 'platform', text: 'https://a.cn' }],
  [{ language: 'fr-FR' }, { key: 'language', locale: 'fr-FR' }],
  [{ environment: 'uat' }, { key: 'environment', text: 'uat' }],
  [{ lockdown: 'lab' }, { key: 'lockdown', level: 'lab' }],
  [{ logLevel: 'warn' }, { key: 'logLevel', from: 'warn' }],
  [{ cameras: ['Logi'] }, { key: 'cameras', names: ['Logi'] }],
  [{ evidenceQuotaMb: 300 }, { key: 'evidenceQuotaMb', megabytes: 300 }],
  [{ signOut: { afterMinutes: 5, wipe: true } }, { key: 'signOut', minutes: 5, wipe: true }],
  [{ proxy: { server: 'p:8080' } }, { key: 'proxy', how: 'server', address: 'p:8080' }],
  [{ proxy: { pac: 'http://p/x.pac' } }, { key: 'proxy', how: 'pac', address: 'http://p/x.pac' }],
  [{ proxy: { direct: true } }, { key: 'proxy', how: 'direct', address: '' }],
  [{ updates: { off: true, freeze: [] } }, { key: 'updates', off: true, freeze: [] }],
  [{ kiosk: true }, { key: 'kiosk' }],
  [{ watermark: true }, { key: 'watermark' }],
  [{ allowUserDataDir: true }, { key: 'allowUserDataDir' }],
  [{ paths: { x: '/y' } }, { key: 'paths' }],
  [{ rescueKey: 'PEM' }, { key: 'rescueKey' }],
  [{ staffCode: 'HASH' }, { key: 'staffCode' }],
])('%j', (changed, entry) => {
  expect(entriesOf(changed)).toEqual([entry]);
});

it('never tells a key, a code or a path', () => {
  const told = JSON.stringify(entriesOf({ rescueKey: 'PEM', staffCode: 'HASH', paths: { call: '/secret' } }));
  expect(told).not.toMatch(/PEM|HASH|secret/);
});

it('says what the next start would find', () => {
  const now = read({ kiosk: true }, 'not of root');
  expect(policyReport(now, () => now, 'en-US')).toMatchObject({ refused: 'not of root', next: { kind: 'same' } });
  expect(policyReport(now, () => read(), 'en-US').next).toEqual({ kind: 'changed' });
  const wrong = () => {
    throw new Error('policy.json:3:3: lockdwon is no part of a policy');
  };
  expect(policyReport(now, wrong, 'en-US')).toMatchObject({
    entries: [{ key: 'kiosk' }],
    next: { kind: 'wrong', why: 'policy.json:3:3: lockdwon is no part of a policy' },
  });
});
