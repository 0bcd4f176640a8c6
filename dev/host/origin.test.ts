import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OriginMap, originSecret } from './origin.ts';

const secret = '0123456789abcdef0123456789abcdef';
const origins = new OriginMap(secret);
origins.schemes.add('app');

describe('addresses of the app', () => {
  it.each([
    ['app://client/', `http://client.${secret}.app.localhost/`],
    ['app://client/index.html?x=1#/home', `http://client.${secret}.app.localhost/index.html?x=1#/home`],
    ['app://scorm-12/a%20b', `http://scorm-12.${secret}.app.localhost/a%20b`],
    ['app:///x', `http://_.${secret}.app.localhost/x`],
  ])('%s goes to Chromium and comes back', (app, web) => {
    expect(origins.toWeb(app)).toBe(web);
    expect(origins.toApp(web)).toBe(app);
  });

  it('an address without a path gets one', () => {
    expect(origins.toWeb('app://client')).toBe(`http://client.${secret}.app.localhost/`);
    expect(origins.toApp(`http://client.${secret}.app.localhost`)).toBe('app://client/');
    expect(origins.toApp(`http://client.${secret}.app.localhost:80/x`)).toBe('app://client/x');
  });

  it.each([
    'https://example.com/',
    'http://client.app.localhost/',
    'other://client/',
    'about:blank',
    'data:text/html,x',
  ])('leaves %s alone', (url) => {
    expect(origins.toWeb(url)).toBe(url);
    expect(origins.toApp(url)).toBe(url);
  });

  it('an Origin header has no path', () => {
    expect(origins.toAppOrigin(`http://client.${secret}.app.localhost`)).toBe('app://client');
    expect(origins.toAppOrigin('https://example.com')).toBe('https://example.com');
  });
});

describe('Host headers', () => {
  it.each([
    [`client.${secret}.app.localhost`, true],
    [`scorm-1.${secret}.app.localhost`, true],
    ['client.app.localhost', false],
    ['127.0.0.1', false],
    ['localhost', false],
    [`client.${'f'.repeat(32)}.app.localhost`, false],
    [`client.${secret}.other.localhost`, false],
    [`client.${secret}.app.localhost.evil.example`, false],
    [`evil.example/.${secret}.app.localhost`, false],
    [undefined, false],
    ['', false],
  ])('%s: %s', (host, owned) => {
    expect(origins.owns(host)).toBe(owned);
  });
});

describe('content security policies', () => {
  it.each([
    ["default-src 'self'", "default-src 'self'"],
    ['frame-src app://scorm-1', `frame-src http://scorm-1.${secret}.app.localhost`],
    ['img-src app: data:', `img-src http://*.${secret}.app.localhost data:`],
    ["default-src 'self'; media-src app:; x", `default-src 'self'; media-src http://*.${secret}.app.localhost; x`],
  ])('%s', (policy, web) => {
    expect(origins.policyToWeb(policy)).toBe(web);
  });
});

describe('the secret in the host name', () => {
  it('is 128 random bits, kept with the profile', () => {
    const [one, two] = [0, 1].map(() => mkdtempSync(path.join(os.tmpdir(), 'lectern-origin-')));
    const made = originSecret(one!);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(originSecret(one!)).toBe(made);
    expect(originSecret(two!)).not.toBe(made);
  });

  it('is made again when its file is damaged', () => {
    const profile = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-origin-')), 'not', 'there', 'yet');
    originSecret(profile);
    const file = path.join(profile, 'lectern-host-origin');
    writeFileSync(file, 'short');
    expect(originSecret(profile)).toMatch(/^[0-9a-f]{32}$/);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{32}$/);
  });
});
