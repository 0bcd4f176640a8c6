import { describe, expect, it } from 'vitest';
import { localeFrom } from '#contract/ipc/locale.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { reasonIn } from '#electron/platform/policy/policy-text.ts';
import { readPolicy, type Policy } from '#electron/platform/policy/policy.ts';
import { givenLocale, deploymentOf, readStartOptions, StartError } from './startup.ts';

const none = readPolicy(null, policySystem('linux')).policy;
const policy: Policy = { ...none, platform: 'https://learn.example.cn/path', tenant: 'school.example.cn' };
const deploy = (argv: string[], usedPolicy: Policy, packaged: boolean) =>
  deploymentOf(readStartOptions(argv), usedPolicy, packaged);

describe('readStartOptions', () => {
  it('reads its switches among others; the last of a name wins', () => {
    const argv = [
      'electron',
      '.',
      '--no-sandbox',
      '--platform=http://a',
      '--platform=http://b',
      '--lang=fr-FR',
      '--embedded',
    ];
    expect(readStartOptions(argv)).toEqual({
      platform: 'http://b',
      tenant: null,
      policy: null,
      profile: null,
      userDataDir: null,
      lang: 'fr-FR',
      devServer: null,
      embedded: true,
      lockdown: null,
      staffCode: null,
    });
  });
});

describe('deploymentOf', () => {
  it('uses the command line in development', () => {
    expect(
      deploy(['--platform=http://127.0.0.1:80', '--dev-server=http://localhost:5173', '--embedded'], policy, false),
    ).toEqual({
      platformOrigin: 'http://127.0.0.1',
      tenantHost: 'school.example.cn',
      embedded: true,
      devServer: 'http://localhost:5173',
    });
  });

  it('uses only the policy when packaged', () => {
    const argv = [
      '--platform=https://elsewhere.example',
      '--tenant=x',
      '--dev-server=http://localhost:1',
      '--embedded',
    ];
    expect(deploy(argv, policy, true)).toEqual({
      platformOrigin: 'https://learn.example.cn',
      tenantHost: 'school.example.cn',
      embedded: false,
      devServer: null,
    });
  });

  it('uses the host of the platform as the tenant when none is given', () => {
    expect(deploy(['--platform=https://learn.example.cn:8443'], none, false).tenantHost).toBe('learn.example.cn:8443');
  });

  it.each([
    ['no platform', [], none, false, /No platform is configured/],
    ['a platform in the clear', ['--platform=http://learn.example.cn'], none, false, /https, or http on this computer/],
    ['no address', ['--platform=learn'], none, false, /no platform address/],
    ['a foreign page', ['--platform=https://a.cn', '--dev-server=http://b.cn'], none, false, /http:\/\/b\.cn/],
  ])('refuses %s with a message', (_, argv, usedPolicy, packaged, message) => {
    expect(() => deploy(argv, usedPolicy, packaged)).toThrow(StartError);
    expect(() => deploy(argv, usedPolicy, packaged)).toThrow(message);
  });

  it.each([
    ['zh-CN', /不是平台地址/],
    ['fr-FR', /n’est pas une adresse de plateforme/],
  ] as const)('says why in the language of whoever looks after the computer: %s', (locale, words) => {
    const start = () => deploy(['--platform=ftp://learn'], none, false);
    expect(start).toThrow(expect.toSatisfy((error: unknown) => words.test(reasonIn(error, locale))));
  });
});

describe('the language of the command line', () => {
  it.each([
    ['en-US', 'en-US'],
    ['fr', 'fr-FR'],
    ['xx', null],
    [null, null],
  ])('%s is %s', (lang, locale) => {
    expect(givenLocale(lang)).toBe(locale);
  });
});

describe('the language to show', () => {
  it.each([
    ['zh-CN', 'fr-FR', 'en-US', 'fr-FR', 'zh-CN'],
    [null, 'fr-FR', 'en-US', 'zh-CN', 'fr-FR'],
    [null, null, 'en-US', 'fr-FR', 'en-US'],
    [null, null, null, 'fr-FR', 'fr-FR'],
    [null, null, null, undefined, 'zh-CN'],
  ] as const)('fixed %s, chosen %s, given %s, configured %s: %s [language-first-visit]', (...row) => {
    const [fixed, chosen, given, configured, shown] = row;
    expect(localeFrom({ fixed, chosen, given, configured })).toBe(shown);
  });
});
