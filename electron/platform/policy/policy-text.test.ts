import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PolicyFields } from './policy-fields.ts';
import { describePolicyFaults, readPolicyText } from './policy-text.ts';

const faultsOf = (text: string) => {
  const read = readPolicyText(text);
  return 'faults' in read ? describePolicyFaults('policy.json', read.faults, 'en-US').split('\n') : [];
};

/** True when nothing was left out, or every fault has a place. */
function isWhole(text: string): boolean {
  const read = readPolicyText(text);
  if ('fields' in read) return isDeepStrictEqual(structuredClone(read.fields), JSON.parse(text));
  return read.faults.length > 0 && read.faults.every(({ line, column }) => line >= 1 && column >= 1);
}

const pemOf = ({ publicKey, privateKey }: KeyPairKeyObjectResult) => ({
  publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
  privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
});
const rsa = pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }));
const curve = pemOf(generateKeyPairSync('ed25519'));

/** A good value of every field; a field without one does not compile. */
const good: { readonly [Key in keyof PolicyFields]-?: PolicyFields[Key] } = {
  platform: 'https://learn.example.cn',
  tenant: 'learn.example.cn',
  seat: { 'LAB-PC-12': 'A-12' },
  paths: { monitorHeartbeat: '/proctor/v2/heartbeat' },
  profile: {},
  rescueKey: rsa.publicKey,
  plainKeystore: true,
  environment: 'uat',
  lockdown: 'lab',
  staffCode: `scrypt:17:8:1:${'A'.repeat(22)}==:${'B'.repeat(43)}=`,
  staffCodes: [
    {
      hash: `scrypt:17:8:1:${'A'.repeat(22)}==:${'B'.repeat(43)}=`,
      from: '2026-12-01T08:00',
      to: '2026-12-01T18:00',
    },
  ],
  kiosk: true,
  watermark: true,
  allowUserDataDir: true,
  language: 'fr-FR',
  journalFolder: path.resolve('/thawed/seat-12'),
  cameras: ['Logi C920'],
  proxy: { server: 'proxy.example.cn:8080', bypass: ['intranet.example.cn'] },
  signOut: { afterMinutes: 10, wipe: true },
  evidenceQuotaMb: 100,
  logLevel: 'warn',
  updates: { off: true, freeze: [{ from: '2026-12-01T08:00', to: '2026-12-02T18:00' }] },
  $schema: 'policy.schema.json',
};
const anything = new Set(['profile']);

describe('each field of a policy', () => {
  it.each(Object.entries(good))('%s is taken as %j', (key, value) => {
    expect(readPolicyText(JSON.stringify({ [key]: value }))).toEqual({ fields: { [key]: value } });
  });

  it.each(Object.keys(good).filter((key) => !anything.has(key)))(
    '%s is refused with its line when it is null',
    (key) => {
      expect(faultsOf(`{\n  "${key}": null\n}`).join('\n')).toContain(`policy.json:2:3: ${key} `);
    },
  );

  it('is taken whole or not at all when another one is anything', () => {
    const names = fc.constantFrom(...Object.keys(good));
    fc.assert(
      fc.property(fc.subarray(Object.entries(good)), names, fc.jsonValue(), (fields, name, value) => {
        expect(isWhole(JSON.stringify({ ...Object.fromEntries(fields), [name]: value }))).toBe(true);
      }),
    );
  });
});

/** What each field must be for what reads it, told apart from the schema. */
const usable: { readonly [Key in keyof PolicyFields]-?: (value: unknown) => boolean } = {
  platform: (value) => /^(https:|http:\/*(localhost|127\.0\.0\.1)(?![^:/?#]))/i.test(String(value).trim()),
  tenant: (value) => typeof value === 'string',
  seat: (value) => value === 'hostname' || (typeof value === 'object' && value !== null),
  paths: (value) => typeof value === 'object' && value !== null,
  profile: () => true,
  rescueKey: (value) => value === rsa.publicKey,
  plainKeystore: (value) => typeof value === 'boolean',
  environment: (value) => ['testing', 'fat', 'uat', 'production'].includes(String(value)),
  lockdown: (value) => ['none', 'standard', 'lab'].includes(String(value)),
  staffCode: (value) => String(value).startsWith('scrypt:'),
  staffCodes: (value) => Array.isArray(value),
  kiosk: (value) => typeof value === 'boolean',
  watermark: (value) => typeof value === 'boolean',
  allowUserDataDir: (value) => typeof value === 'boolean',
  language: (value) => ['zh-CN', 'en-US', 'fr-FR'].includes(String(value)),
  journalFolder: (value) => String(value).startsWith('/') || /^[a-z]:/i.test(String(value)),
  cameras: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  proxy: (value) => ['server', 'pac', 'direct'].filter((way) => Reflect.has(Object(value), way)).length === 1,
  signOut: (value) => Number(Reflect.get(Object(value), 'afterMinutes')) >= 1,
  evidenceQuotaMb: (value) => typeof value === 'number' && value >= 100 && value <= 100_000,
  logLevel: (value) => ['error', 'warn', 'info'].includes(String(value)),
  updates: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  $schema: (value) => typeof value === 'string',
};

it('what is taken can be used, whatever else was written', () => {
  const texts = ['', ' ', 'http://a.cn', 'ftp://a.cn', 'https://a.cn', 'http://localhost.evil.cn', 'javascript:1'];
  const words = ['../answers', 'C:answers', '/answers', 'lab', 'Lab', 'fr', 'fr-FR', 'info', 'uat', 'scrypt:1', 'true'];
  const keys = [rsa.publicKey, rsa.privateKey, curve.publicKey];
  const scalars = [0, 1, 99, 100, 100_001, -1, 1e9, true, false, null];
  const lists = [[], [''], ['Arm'], [3]];
  const objects = [
    { afterMinutes: 0 },
    { afterMinutes: 5, wipe: 'yes' },
    { server: 'a:1', direct: true },
    { pac: 'file:///x' },
    { direct: false },
    { direct: true },
    { off: 1 },
    { freeze: {} },
  ];
  const nasty = fc.constantFrom<unknown>(...texts, ...words, ...keys, ...scalars, ...lists, ...objects);
  const values = fc.oneof(nasty, fc.jsonValue());
  const names = fc.constantFrom(...Object.keys(good), 'plattform', 'Kiosk', '__proto__');
  const written = (fields: readonly (readonly [string, unknown])[]) =>
    readPolicyText(`{${fields.map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join(',')}}`);
  const expectUsable = (fields: PolicyFields) => {
    for (const [name, value] of Object.entries(fields)) {
      expect({ name, value, usable: Reflect.get(usable, name)?.(value) }).toMatchObject({ usable: true });
    }
  };
  for (const field of Object.entries(good)) {
    const read = written([field]);
    if ('faults' in read) throw new Error(`${field[0]} was not taken`);
    expectUsable(read.fields);
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { minLength: 1, maxLength: 3 }), (fields) => {
      const read = written(fields);
      if ('fields' in read) expectUsable(read.fields);
    }),
    { numRuns: 2_000 },
  );
});

describe('the text of a policy', () => {
  it('is taken with every field', () => {
    const text =
      '{ "$schema": "policy.schema.json", "platform": "https://a.cn", "lockdown": "lab", "plainKeystore": true }';
    expect(readPolicyText(text)).toEqual({ fields: JSON.parse(text) });
  });

  it.each([
    ['', ['policy.json:1:1: the file is empty.']],
    ['{\n  "tenant": "x",\n}', ['policy.json:2:16: the file has a comma too many here.']],
    ['{\n  "tenant": "x"\n  "kiosk": true\n}', ['policy.json:3:3: the file lacks a comma here.']],
    ['{\n  // of the lab\n  "kiosk": true\n}', ['policy.json:2:3: the file must have no comments.']],
    ['{ "kiosk": true', ['policy.json:1:16: the file is not finished: a closing bracket is missing.']],
    ['\uFFFD\uFFFD{\0}\0', ['policy.json:1:1: the file is not saved as UTF-8: save it as UTF-8 in your editor.']],
    [
      '{\n  "rescueKey": "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----"\n}',
      [
        'policy.json:2:16: the file has a text here without its closing quote, or with a line break in it (write those of a key as \\n).',
      ],
    ],
    [
      '{"paths":{"monitorHeartbeat":"proctor/v2"}}',
      [
        'policy.json:1:11: paths.monitorHeartbeat must be a path that begins with one slash, without spaces, question mark and hash.',
      ],
    ],
    [
      '{"paths":{"monitorHartbeat":"/proctor/v2"}}',
      ['policy.json:1:11: paths.monitorHartbeat is no call of the platform: look for its name in docs/PLATFORM.md.'],
    ],
    ['[]', ['policy.json:1:1: the file must be of type object.']],
    ['{\n  "tenant": "x",\n  "lockdwon": "lab"\n}', ['policy.json:3:3: lockdwon is no part of a policy.']],
    [
      '{\n  "platform": 5,\n  "environment": "prod"\n}',
      [
        'policy.json:2:3: platform must be of type string.',
        'policy.json:3:3: environment must be one of testing, fat, uat, production.',
      ],
    ],
    ['{"kiosk":"yes"}', ['policy.json:1:2: kiosk must be of type boolean.']],
    ['{"language":"de"}', ['policy.json:1:2: language must be one of zh-CN, en-US, fr-FR.']],
    ['{"journalFolder":"exams"}', ['policy.json:1:2: journalFolder must be a whole path.']],
    ['{"cameras":[]}', ['policy.json:1:2: cameras must name a camera.']],
    ['{"cameras":["Logi",\n" "]}', ['policy.json:2:1: cameras.1 must not be empty.']],
    ['{"signOut":{}}', ['policy.json:1:2: signOut.afterMinutes must be of type number.']],
    ['{"signOut":{"afterMinutes":0}}', ['policy.json:1:13: signOut.afterMinutes must be at least 1.']],
    ['{"signOut":{"afterMinutes":5,"whipe":true}}', ['policy.json:1:30: signOut.whipe is no part of a policy.']],
    ['{"evidenceQuotaMb":5}', ['policy.json:1:2: evidenceQuotaMb must be at least 100.']],
    ['{"logLevel":"debug"}', ['policy.json:1:2: logLevel must be one of error, warn, info.']],
    ['{"proxy":{}}', ['policy.json:1:2: proxy must have one of server, pac, direct.']],
    ['{"proxy":{"pac":"file:///x"}}', ['policy.json:1:11: proxy.pac must be an address of http or https.']],
    ['{"proxy":{"direct":true,"bypass":["a"]}}', ['policy.json:1:2: proxy has bypass without server.']],
    [
      '{"updates":{"freeze":[{"from":"today","to":"2026-12-02T18:00"}]}}',
      ['policy.json:1:24: updates.freeze.0.from must be a local time such as 2026-12-01T08:00.'],
    ],
    [
      '{"updates":{"freeze":[{"from":"2026-12-02T18:00","to":"2026-12-01T08:00"}]}}',
      ['policy.json:1:23: updates.freeze.0 ends before it begins.'],
    ],
    [
      '{"staffCodes":[{"hash":"x","from":"2026-12-02T08:00","to":"2026-12-02T18:00"}]}',
      ['policy.json:1:17: staffCodes.0.hash is no hash that --staff-code prints.'],
    ],
    ['{"staffCode":"1234"}', ['policy.json:1:2: staffCode is no hash that --staff-code prints.']],
  ])('%j is refused with its places', (text, lines) => {
    expect(faultsOf(text)).toEqual(lines);
  });

  it('is taken whole or not at all, whatever it is', () => {
    const values = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constantFrom('lab', 'uat', 'production', null));
    const names = fc.constantFrom(
      'platform',
      'tenant',
      'environment',
      'lockdown',
      'plainKeystore',
      'staffCode',
      'other',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(names, values).map((fields) => JSON.stringify(fields)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(isWhole(text)).toBe(true);
      }),
    );
  });
});
