import { describe, expect, it } from 'vitest';
import { isInternational, isOn, offersLanguages, readTenant } from './tenant.ts';

describe('configuration', () => {
  it('every part is read [tenant-config-startup]', () => {
    const tenant = readTenant({
      frontendConfig: [
        { key: 'homepage', value: '/examList' },
        { key: 'isShowexamTag', value: true },
        { key: 'is_show_switch_branch', value: 'false' },
      ],
      theme: '#0c7a5f',
      websiteSetting: { pageLogo: '/media/logo.svg', pageTitle: '安和养老护理学院' },
      solutionInfo: { domain: 'anhe.example' },
      navagation: { mainMenu: [{ name: '考试', url: '/examList' }, { name: '', url: '/x' }, null] },
      internationalizationSetting: { languages: ['de-DE', 'fr-FR'] },
    });
    expect(tenant).toMatchObject({
      title: '安和养老护理学院',
      logo: '/media/logo.svg',
      colour: '#0c7a5f',
      homepage: '/examList',
      domain: 'anhe.example',
      menu: [{ name: '考试', url: '/examList' }],
    });
    expect(isOn(tenant, 'isShowexamTag')).toBe(true);
    expect(isOn(tenant, 'is_show_switch_branch')).toBe(false);
  });

  it.each([
    ['#0c7a5f', '#0c7a5f'],
    ['green', 'green'],
    [{ primaryColor: '#0c7a5f' }, '#0c7a5f'],
    [{ name: 'dark', themeColor: 'rgb(1, 2, 3)', subjectColor: '' }, 'rgb(1, 2, 3)'],
    [{ id: 7, accent: '#123' }, '#123'],
    [{ id: 100234, code: '20261126', accent: '#123' }, '#123'],
    [{ name: 'dark' }, null],
    ['{"primaryColor":"rgb(24,144,255)"}', 'rgb(24,144,255)'],
    [{ name: 'x', main: 'rgba(24, 144, 255, 1)' }, 'rgba(24, 144, 255, 1)'],
    ['\uFEFF {"theme":{"mainColor":"#0c7a5f"}}', '#0c7a5f'],
    ['[{"key":"logo","value":"#fff.png"},{"key":"primaryColor","value":"#0c7a5f"}]', '#0c7a5f'],
    [{ colors: { primary: 'hsv(209, 91%, 100%)' } }, 'hsv(209, 91%, 100%)'],
    [{ primaryColor: { hex: '#0c7a5f', rgba: { r: 1, g: 2, b: 3, a: 1 } } }, '#0c7a5f'],
    [{ primaryColor: { r: 24, g: 144, b: 255, a: 1 } }, '24,144,255'],
    [[24, 144, 255], '24,144,255'],
    [{ a: { b: { c: { d: { e: '#123456' } } } } }, null],
    [[], null],
    [null, null],
  ])('the theme %j has the colour %s', (theme, colour) => expect(readTenant({ theme }).colour).toBe(colour));

  it.each([
    [[{ key: 'is_i18n', value: 1 }]],
    [[{ key: 'is_i18n', value: '1' }]],
    [{ is_i18n: true }],
    ['{"is_i18n":"TRUE"}'],
    ['[{"key":"is_i18n","value":"yes"}]'],
  ])('the switch in %j is on', (frontendConfig) => expect(isOn(readTenant({ frontendConfig }), 'is_i18n')).toBe(true));

  it('each part may be JSON text', () => {
    const parts = {
      websiteSetting: { pageTitle: '安和' },
      theme: { primaryColor: '#0c7a5f' },
      navagation: { mainMenu: [{ name: '考试', url: '/examList' }] },
      solutionInfo: [{ templateId: 4, domain: 'm.example.cn' }],
      internationalizationSetting: { languages: ['fr-FR'] },
    };
    const texts = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]));
    const { readCode: _, ...read } = readTenant(texts);
    const { readCode: __, ...meant } = readTenant(parts);
    expect(read).toEqual(meant);
    expect(read).toMatchObject({
      title: '安和',
      domain: 'm.example.cn',
      locale: 'fr-FR',
      menu: [{ url: '/examList' }],
    });
  });

  it('the first supported language is that of a first visit [language-first-visit]', () => {
    expect(readTenant({ internationalizationSetting: { languages: ['de-DE', 'fr-FR'] } }).locale).toBe('fr-FR');
    expect(readTenant({ internationalizationSetting: { languages: ['fr-FR'] } }).locale).toBe('fr-FR');
    expect(readTenant({}).locale).toBeUndefined();
  });

  it.each([undefined, null, 7, 'text', [], { frontendConfig: {}, navagation: 1, websiteSetting: 'x' }])(
    'a malformed one yields the defaults: %o [startup-mounts-anyway]',
    (data) => {
      expect(readTenant(data)).toMatchObject({ title: '', logo: null, colour: null, homepage: null, menu: [] });
    },
  );

  it('names the domain of the mobile site: template 4 where there are several solutions [realname-qr-target]', () => {
    const domainOf = (solutionInfo: unknown) => readTenant({ solutionInfo }).domain;
    expect(domainOf({ domain: 'm.example.cn' })).toBe('m.example.cn');
    expect(
      domainOf([
        { templateId: 1, domain: 'www.example.cn' },
        { templateId: '4', domain: 'm.example.cn' },
      ]),
    ).toBe('m.example.cn');
    expect(domainOf([{ templateId: 1, domain: 'www.example.cn' }])).toBeNull();
  });

  it.each(['/', '', 'learning', 'https://example.com'])('the home page "%s" counts as none', (value) => {
    expect(readTenant({ frontendConfig: [{ key: 'homepage', value }] }).homepage).toBeNull();
  });
});

it.each([
  [{ internationalizationSetting: { languages: ['zh-CN', 'fr-FR'] } }, true, false],
  [{ internationalizationSetting: { languages: ['fr-FR'] } }, false, false],
  [{}, false, false],
  [{ frontendConfig: [{ key: 'is_i18n', value: 'true' }] }, true, true],
])('%j offers languages: %s, and is international: %s', (data, offers, international) => {
  const tenant = readTenant(data);
  expect(offersLanguages(tenant, 'host.example')).toBe(offers);
  // Several languages alone hide no real names.
  expect(isInternational(tenant, 'host.example')).toBe(international);
});
