import { expect, it } from 'vitest';
import { policySystem, type PolicySystem } from './policy-system.ts';
import { developmentPolicy, policyFiles, readPolicy } from './policy.ts';

const files = policyFiles('linux', '/opt/lectern/resources', 'xinan');
const [shippedFile, machineFile, programFile] = [
  '/opt/lectern/resources/policy.json',
  '/etc/lectern/policy.json',
  '/etc/lectern/policy.xinan.json',
];
const hash = `scrypt:17:8:1:${'A'.repeat(22)}==:${'B'.repeat(43)}=`;
const otherHash = `scrypt:17:8:1:${'C'.repeat(22)}==:${'D'.repeat(43)}=`;
const nothing = {
  platform: null,
  tenant: null,
  seat: null,
  paths: {},
  profile: {},
  rescueKey: null,
  environment: 'production',
  plainKeystore: false,
  lockdown: null,
  staffCode: null,
  staffCodes: [],
  kiosk: false,
  language: null,
  journalFolder: null,
  cameras: null,
  watermark: false,
  allowUserDataDir: false,
  proxy: null,
  signOut: null,
  evidenceQuotaMb: null,
  logLevel: 'info',
  updates: { off: false, freeze: [] },
};

function systemWith(
  shipped: string | null,
  machine: string | null,
  distrust: () => string | null = () => null,
): PolicySystem {
  const texts: Record<string, string | null> = { [shippedFile]: shipped, [machineFile]: machine };
  return { read: (file) => texts[file] ?? null, distrust };
}

it('has defaults without a file', () => {
  expect(readPolicy(files, systemWith(null, null))).toEqual({ policy: nothing, refused: null });
  expect(readPolicy(null, systemWith('{', '{'))).toEqual({ policy: nothing, refused: null });
});

it('prefers the policy of the machine over the shipped one, field by field', () => {
  const shipped = '{"platform":"https://a.cn","tenant":"a.cn","paths":{"examJoinExam":"/y"}}';
  const machine = `{"tenant":"lab.a.cn","environment":"uat","plainKeystore":true,"lockdown":"lab","staffCode":"${hash}"}`;
  expect(readPolicy(files, systemWith(shipped, machine)).policy).toEqual({
    ...nothing,
    platform: 'https://a.cn',
    tenant: 'lab.a.cn',
    paths: { examJoinExam: '/y' },
    profile: {},
    rescueKey: null,
    environment: 'uat',
    plainKeystore: true,
    lockdown: 'lab',
    staffCode: hash,
  });
});

it('takes what a lab decides, and does not wipe unless it says so', () => {
  const machine =
    '{"kiosk":true,"language":"fr-FR","journalFolder":"/data/lectern","cameras":["Logi"],"logLevel":"warn","proxy":{"server":"p:8080","bypass":["a.cn"]},"signOut":{"afterMinutes":5},"evidenceQuotaMb":200}';
  expect(readPolicy(files, systemWith(null, machine)).policy).toEqual({
    ...nothing,
    ...JSON.parse(machine),
    signOut: { afterMinutes: 5, wipe: false },
  });
});

it('reads the one file of a client that is not installed', () => {
  const system: PolicySystem = {
    read: (file) => (file === '/lab/policy.json' ? '{"kiosk":true,"profile":{"zone":"+09:00"}}' : null),
    distrust: () => 'never asked',
  };
  const read = readPolicy(developmentPolicy('/lab/policy.json'), system);
  expect(read).toEqual({ policy: { ...nothing, kiosk: true, profile: { zone: '+09:00' } }, refused: null });
  expect(developmentPolicy(null)).toBe(null);
});

it('takes a platform profile: the machine’s over the shipped one, call by call', () => {
  const texts: Record<string, string> = {
    ['/opt/lectern/resources/platform-profile.json']: '{"zone":"+09:00","fields":{"a":{"x":"1"},"b":{"x":"1"}}}',
    [shippedFile]: '{"profile":{"fields":{"b":{"y":"2"}}}}',
    [machineFile]: '{"profile":{"zone":"+07:00","paths":{"a":"/a"}}}',
  };
  const system: PolicySystem = { read: (file) => texts[file] ?? null, distrust: () => null };
  expect(readPolicy(files, system).policy.profile).toEqual({
    zone: '+07:00',
    fields: { a: { x: '1' }, b: { y: '2' } },
    paths: { a: '/a' },
  });
});

it('does not start over a wrong platform profile, and names the line', () => {
  const text = '{\n"tenant": "x",\n"profile": {\n"zone": "Peking"\n}\n}';
  expect(() => readPolicy(files, systemWith(null, text))).toThrow(/policy\.json:4: profile\.zone/);
});

it.each(['{broken', '{"staffCode":"12345678"}', '{"platform":5}', '{"environment":"prod"}', '[]'])(
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

it.each([
  [
    'what it restricts holds',
    '{"lockdown":"lab","cameras":["Logi"],"journalFolder":"/data/x"}',
    { lockdown: 'lab', cameras: ['Logi'], journalFolder: '/data/x' },
  ],
  ['the code of its staff works', `{"staffCode":"${hash}","tenant":"evil"}`, { staffCode: hash }],
  ['it loosens nothing', '{"lockdown":"none","plainKeystore":true,"rescueKey":"x"}', {}],
  ['nothing of a broken one', '{"lockdown":"lab"', {}],
])('of a machine policy that is not trusted %s', (_, text, restricted) => {
  const read = readPolicy(
    files,
    systemWith(null, text, () => 'Not of root.'),
  );
  expect(read).toEqual({ policy: { ...nothing, ...restricted }, refused: 'Not of root.' });
});

it.each([
  ['another code of staff, and other cameras', `{"staffCode":"${otherHash}","cameras":["OBS"],"lockdown":"standard"}`],
  ['a stricter lock from it alone', '{"lockdown":"lab"}'],
])('what the shipped policy decides is loosened by none that is not trusted: %s', (_, text) => {
  const shipped = `{"staffCode":"${hash}","cameras":["Logi"],"lockdown":"standard"}`;
  const read = readPolicy(
    files,
    systemWith(shipped, text, () => 'Not of root.'),
  );
  const { lockdown } = JSON.parse(text);
  expect(read.policy).toEqual({ ...nothing, staffCode: hash, cameras: ['Logi'], lockdown });
});

it('a lock that the shipped policy decides stays where one that is not trusted asks for less', () => {
  const { policy } = readPolicy(
    files,
    systemWith('{"lockdown":"lab"}', '{"lockdown":"standard"}', () => 'Not of root.'),
  );
  expect(policy.lockdown).toBe('lab');
});

it.each([
  ['linux', ['/etc/lectern/policy.json', '/etc/lectern/policy.xinan.json']],
  [
    'mac',
    ['/Library/Application Support/Lectern/policy.json', '/Library/Application Support/Lectern/policy.xinan.json'],
  ],
  ['windows', [String.raw`C:\ProgramData\Lectern\policy.json`, String.raw`C:\ProgramData\Lectern\policy.xinan.json`]],
] as const)('is in a fixed folder on %s, whatever the environment says', (os, machine) => {
  expect(policyFiles(os, '/opt/lectern/resources', 'xinan')).toEqual({
    shipped: '/opt/lectern/resources/policy.json',
    machine,
    profile: '/opt/lectern/resources/platform-profile.json',
  });
});

it('prefers what a machine decides for this program alone, and refuses each of its files for itself', () => {
  const texts: Record<string, string> = {
    [machineFile]: '{"platform":"https://a.cn","lockdown":"lab","profile":{"zone":"+09:00"}}',
    [programFile]: '{"platform":"https://xinan.cn","profile":{"zone":"+07:00"}}',
  };
  const system = (distrust: PolicySystem['distrust']) => ({ read: (file: string) => texts[file] ?? null, distrust });
  const both = readPolicy(
    files,
    system(() => null),
  );
  expect(both).toMatchObject({
    policy: { platform: 'https://xinan.cn', lockdown: 'lab', profile: { zone: '+07:00' } },
  });
  const one = readPolicy(
    files,
    system((file) => (file === programFile ? `${file} is a link.` : null)),
  );
  expect(one).toMatchObject({
    policy: { platform: 'https://a.cn', profile: { zone: '+09:00' } },
    refused: `${programFile} is a link.`,
  });
});

it('of a file that the user may not read, it says who mends it', () => {
  const denied = () => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  };
  expect(() => readPolicy(developmentPolicy('/x/policy.json'), policySystem('linux', 'en-US', denied))).toThrow(
    /\/x\/policy\.json:1:1: the file cannot be read .* mode 644/,
  );
});
