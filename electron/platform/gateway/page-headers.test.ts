import { describe, expect, it } from 'vitest';
import { developmentPolicy, packagedPolicy, pageHeaders } from './page-headers.ts';

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((text): [string, string[]] => [text.split(' ')[0]!, text.split(' ').slice(1)]));

describe('the policy of the shipped page', () => {
  const policy = directivesOf(packagedPolicy());

  it('runs no inline script, no eval and no foreign source', () => {
    expect(packagedPolicy()).not.toMatch(/unsafe-inline|'unsafe-eval'|http:|wss?:/);
    // Packages of courseware, each at a host of its own; nothing else is open to many hosts.
    expect(policy.get('frame-src')).toEqual(['app://*.package']);
    const others = [...policy].filter(([name]) => name !== 'frame-src');
    expect(others.flatMap(([, sources]) => sources).join(' ')).not.toContain('*');
    expect(packagedPolicy()).not.toContain('https');
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:']);
    // What the platform serves below /api is no script of ours.
    expect(policy.get('script-src')).toEqual(['app://client/assets/', "'wasm-unsafe-eval'"]);
    expect(policy.get('worker-src')).toEqual(['app://client/assets/', 'blob:']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it.each(['object-src', 'frame-ancestors', 'base-uri', 'form-action'])('%s is closed', (directive) => {
    expect(policy.get(directive)).toEqual(["'none'"]);
  });

  it('has no exception for development', () => {
    const development = directivesOf(developmentPolicy('http://127.0.0.1:5173'));
    const added = [...development].flatMap(([name, sources]) =>
      sources.filter((source) => !policy.get(name)?.includes(source)),
    );
    expect(added).toEqual(["'self'", "'unsafe-inline'", "'unsafe-inline'", 'ws://127.0.0.1:5173', "'self'"]);
    for (const source of added.filter((one) => one !== "'self'")) expect(packagedPolicy()).not.toContain(source);
  });

  it('is sent with headers that isolate the page', () => {
    expect(pageHeaders('x')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
});
