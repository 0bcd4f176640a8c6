import { describe, expect, it } from 'vitest';
import { memoryFile } from '#electron/testing/memory-file.ts';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { createCacheSeal } from './cache-seal.ts';
import { lookConfiguration, type PackagedLook } from './packaged-look.ts';
import { configurationValue } from './tenant-values.ts';
import { createTenant } from './tenant.ts';

type Answers = (host: string) => PlatformAnswer | Promise<PlatformAnswer>;

const answered = (data: unknown): PlatformAnswer => ({ kind: 'answered', status: 200, code: 0, message: '', data });

const keystore = {
  available: async () => true,
  protects: async () => true,
  encrypt: async (text: string) => Buffer.from(`locked ${text}`),
  async decrypt(bytes: Uint8Array) {
    const [, text] = /^locked (.*)$/.exec(Buffer.from(bytes).toString()) ?? [];
    if (text === undefined) throw new Error('The keystore does not know this.');
    return { text, stale: false };
  },
};

function tenantAt(answers: Answers, file = memoryFile(), look: PackagedLook | null = null) {
  const tenant = createTenant({
    file,
    cacheSeal: createCacheSeal(keystore, () => undefined),
    origin: 'https://learn.example.cn',
    host: 'one',
    platform: { call: async (_, input) => answers('encodedHost' in input ? String(input.encodedHost) : '') },
    policyPaths: {},
    givenProfile: {},
    look,
    report: () => undefined,
    now: () => 1000,
  });
  return { tenant, file };
}

describe('the tenant of a run', () => {
  it('switches to another host with its own configuration and cache', async () => {
    const { tenant, file } = tenantAt((host) => answered({ host }));
    await tenant.refresh();
    const heard: unknown[] = [];
    tenant.onChange(({ data }) => heard.push(data));
    await tenant.use('two');
    expect(tenant.host()).toBe('two');
    expect(tenant.configuration()).toEqual({ data: { host: 'two' }, fetchedAt: 1000 });
    expect(heard).toEqual([{ host: 'two' }]);
    expect(file.written()).toContain('https://learn.example.cn one');
    expect(file.written()).toContain('https://learn.example.cn two');
  });

  it('uses the cache when the platform does not answer, and the built-in default without one', async () => {
    const kept = memoryFile({ 'https://learn.example.cn two': { data: { kept: true }, fetchedAt: 7 } });
    const { tenant } = tenantAt((host) => (host === 'one' ? answered({ host }) : { kind: 'unreachable' }), kept);
    await tenant.refresh();
    await tenant.use('two');
    expect(tenant.configuration()).toEqual({ data: { kept: true }, fetchedAt: 7 });
    await tenant.use('three');
    expect(tenant.configuration()).toEqual({ data: null, fetchedAt: null });
  });

  it('looks as it was packed until its configuration is known, and not as another tenant', async () => {
    let online = false;
    const look = { title: '启程职业培训', colour: '#0a7d4f', logo: null };
    const answers: Answers = (host) => (online ? answered({ host }) : { kind: 'unreachable' });
    const { tenant } = tenantAt(answers, memoryFile(), look);
    await tenant.refresh();
    expect(tenant.configuration()).toEqual({ data: lookConfiguration(look), fetchedAt: null });
    await tenant.use('two');
    expect(tenant.configuration()).toEqual({ data: null, fetchedAt: null });
    online = true;
    await tenant.use('one');
    expect(tenant.configuration()).toEqual({ data: { host: 'one' }, fetchedAt: 1000 });
  });

  it('ignores an answer for the previous host', async () => {
    let answerOne: (answer: PlatformAnswer) => void = () => undefined;
    const late = new Promise<PlatformAnswer>((resolve) => {
      answerOne = resolve;
    });
    const { tenant } = tenantAt((host) => (host === 'one' ? late : answered({ host })));
    const first = tenant.refresh();
    const moved = tenant.use('two');
    answerOne(answered({ host: 'one' }));
    await Promise.all([first, moved]);
    expect(tenant.configuration().data).toEqual({ host: 'two' });
  });
});

describe('the cache of a configuration, which anybody at the computer can write', () => {
  const key = 'https://learn.example.cn one';
  const told = {
    frontendConfig: [
      { key: 'exam_lockdown_level', value: 'none' },
      {
        key: 'lectern_call_paths',
        value: JSON.stringify({ monitorHeartbeat: '/beat', myCertificates: '/certificates' }),
      },
      {
        key: 'lectern_platform_profile',
        value: JSON.stringify({ lacks: ['monitoring', 'uploads'], paths: { userSwitchScreen: '/s' } }),
      },
    ],
  };
  const offline: Answers = () => ({ kind: 'unreachable' });
  const settled = () => new Promise((resolve) => void setImmediate(resolve));

  it('counts in the next run where the keystore sealed it', async () => {
    const { tenant, file } = tenantAt(() => answered(told));
    await tenant.refresh();
    await settled();
    expect(tenant.vouched()).toBe(true);
    const next = tenantAt(offline, memoryFile(JSON.parse(file.written()))).tenant;
    await settled();
    expect(next.vouched()).toBe(true);
    expect(next.overrides()).toEqual({
      monitorHeartbeat: '/beat',
      myCertificates: '/certificates',
      userSwitchScreen: '/s',
    });
    expect(next.profile().lacks).toEqual(['monitoring', 'uploads']);
  });

  it.each([
    ['written by hand', (kept: object) => ({ ...kept, seal: undefined })],
    ['edited under its seal', (kept: object) => ({ ...kept, fetchedAt: 2 })],
    ['with a seal of another machine', (kept: object) => ({ ...kept, seal: 'AAAA' })],
  ])('%s is shown, and takes nothing from those who watch an exam', async (_, edit) => {
    const { tenant, file } = tenantAt(() => answered(told));
    await tenant.refresh();
    await settled();
    const edited = memoryFile({ [key]: edit(JSON.parse(file.written())[key]) });
    const next = tenantAt(offline, edited).tenant;
    await settled();
    await next.refresh();
    expect(next.vouched()).toBe(false);
    expect(configurationValue(next.configuration().data, 'exam_lockdown_level')).toBe('none');
    expect(next.overrides()).toEqual({ myCertificates: '/certificates' });
    expect(next.profile().lacks).toEqual(['uploads']);
  });
});
