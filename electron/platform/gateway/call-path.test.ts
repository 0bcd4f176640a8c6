import { describe, expect, it } from 'vitest';
import { overriddenPath, readOverrides } from './call-path.ts';

describe('overriddenPath', () => {
  const overrides = { a: '/own/path', b: '/own/{key}/x', c: '/own/{other}' };
  it.each([
    ['/declared', 'a /declared', '/own/path'],
    ['/declared/k%201', 'b /declared/{key}', '/own/k%201/x'],
    ['/declared/k', 'c /declared/{key}', '/own/'],
    ['/elsewhere', 'a /declared', '/elsewhere'],
    ['/declared', 'unknown /declared', '/declared'],
    ['/declared', null, '/declared'],
    ['/declared', 'a', '/declared'],
  ])('%s called as %s', (path, name, called) => {
    expect(overriddenPath(path, name, overrides)).toBe(called);
  });
});

describe('readOverrides', () => {
  it('takes absolute paths only, from an object or its text', () => {
    const given = { a: '/x/{id}', b: 'x', c: '//elsewhere/x', d: 'https://elsewhere/x', e: '/x?y', f: 3 };
    expect(readOverrides(given)).toEqual({ a: '/x/{id}' });
    expect(readOverrides(JSON.stringify(given))).toEqual({ a: '/x/{id}' });
    expect(readOverrides('{broken')).toEqual({});
    expect(readOverrides(undefined)).toEqual({});
  });
});
