import { generateKeyPairSync } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { readPolicy } from '#electron/platform/policy/policy.ts';
import { rescuePrint } from '#electron/storage/journal/keys.ts';
import { bundleFiles, zipBundle, type DiagnosticFacts } from './bundle.ts';

const { policy } = readPolicy(null, policySystem('linux'));
const words = consoleWords('en-US');
const storage = { answers: 1, evidence: 2, paperMedia: 3, offline: 4, records: 5, caches: 8, logs: 6, crashes: 7 };
const facts: DiagnosticFacts = {
  about: { version: '0.1.0' },
  policy,
  policyFiles: [],
  storage,
  readiness: null,
  platformCheck: null,
  logs: [],
};

const secrets = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  '13871234567',
  '330203199001011234',
  'lin.xiao@example.cn',
  'S3cret-Passw0rd',
];
const line = `token=${secrets[0]} phone ${secrets[1]} id ${secrets[2]} mail ${secrets[3]} password: ${secrets[4]}`;

describe('the bundle', () => {
  it('has what is known, and no file for what is not', () => {
    expect(Object.keys(bundleFiles(facts, words))).toEqual(['README.txt', 'about.json', 'policy.json', 'storage.json']);
    const last = { at: '2026-12-01T00:00:00.000Z', rows: [{ check: 'memory', verdict: 'pass' }] };
    const more = bundleFiles(
      { ...facts, readiness: last, platformCheck: 'all calls', logs: [['lectern.log', 'line']] },
      words,
    );
    const { 'README.txt': guide, ...others } = more;
    for (const name of Object.keys(others)) expect(guide).toContain(`${name}: `);
    expect(JSON.parse(more['readiness.json'] ?? '')).toEqual(last);
    expect(more).toMatchObject({ 'platform-check.txt': 'all calls', 'logs/lectern.log': 'line' });
  });

  it.each(secrets)('never carries %s, wherever it stood', (secret) => {
    const files = bundleFiles(
      { ...facts, about: { note: line }, platformCheck: line, logs: [['lectern.log', `${line}\n${line}`]] },
      words,
    );
    for (const [name, text] of Object.entries(files)) expect(text, name).not.toContain(secret);
  });

  it('tells of a key its fingerprint, of a code that it is set, and of each policy file what became of it', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const rescueKey = String(publicKey.export({ type: 'spki', format: 'pem' }));
    const refused = {
      file: '/etc/lectern/policy.json',
      state: 'refused',
      why: 'It is a link.',
      sha256: 'ab'.repeat(32),
    };
    const files = bundleFiles(
      {
        ...facts,
        policy: { ...policy, rescueKey, staffCode: 'HASH' },
        policyFiles: [{ ...refused, state: 'refused' }],
      },
      words,
    );
    expect(JSON.parse(files['policy.json'] ?? '')).toMatchObject({
      decided: { rescueKey: rescuePrint(rescueKey), staffCode: true },
      files: [
        { file: '/etc/lectern/policy.json', state: 'refused', why: 'It is a link.', sha256Begins: 'ab'.repeat(8) },
      ],
    });
    expect(JSON.stringify(files)).not.toMatch(/BEGIN PUBLIC|HASH/);
  });

  it('is a zip whose files read as they were written', async () => {
    const files = bundleFiles({ ...facts, logs: [['lectern.log', '第一行']] }, words);
    const read = Object.entries(unzipSync(await zipBundle(files))).map(([name, bytes]) => [name, strFromU8(bytes)]);
    expect(Object.fromEntries(read)).toEqual(files);
  });
});
