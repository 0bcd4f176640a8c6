import { describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { lookConfiguration, type PackagedLook } from './packaged-look.ts';
import { createTenant } from './tenant.ts';
import { memoryFile } from '../testing/memory-file.ts';

type Answers = (host: string) => PlatformAnswer | Promise<PlatformAnswer>;

const answered = (data: unknown): PlatformAnswer => ({ kind: 'answered', status: 200, code: 0, message: '', data });

function tenantAt(answers: Answers, file = memoryFile(), look: PackagedLook | null = null) {
  const tenant = createTenant({
    file,
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
