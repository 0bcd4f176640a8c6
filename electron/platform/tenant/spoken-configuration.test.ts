import { describe, expect, it } from 'vitest';
import { spokenConfiguration } from './spoken-configuration.ts';
import { configurationValue, homePageOf } from './tenant-values.ts';

describe('a configuration as this client reads it', () => {
  it.each([
    ['settings as objects', { websiteSetting: { pageTitle: 'x' } }, { websiteSetting: { pageTitle: 'x' } }],
    ['settings as text', { websiteSetting: '{"pageTitle": "x"}' }, { websiteSetting: { pageTitle: 'x' } }],
    [
      'parts of settings as text',
      { headerSetting: { pageHeader: '{"logo": "x"}' } },
      { headerSetting: { pageHeader: { logo: 'x' } } },
    ],
    ['all of it as text', '{"theme": "#123456"}', { theme: '#123456' }],
    ['text that only looks like JSON', { theme: '{red' }, { theme: '{red' }],
    ['nothing', null, null],
  ])('%s', (_, sent, read) => expect(spokenConfiguration(sent, {})).toEqual(read));

  it.each([
    ['a list', [{ key: 'a', value: '1' }, { key: 'b', value: { c: 2 } }, 'no entry']],
    ['a list as text', '[{"key": "a", "value": "1"}, {"key": "b", "value": {"c": 2}}]'],
    ['an object', { a: '1', b: { c: 2 } }],
    ['an object as text', '{"a": "1", "b": {"c": 2}}'],
  ])('frontendConfig as %s', (_, frontendConfig) => {
    const read = spokenConfiguration({ frontendConfig }, {});
    expect([configurationValue(read, 'a'), configurationValue(read, 'b')]).toEqual(['1', '{"c":2}']);
  });

  it('a platform that lacks the face check has no rule for it', () => {
    const sent = { frontendConfig: { task_show_facedialog_rule: '{}', a: '1' } };
    const read = spokenConfiguration(sent, { lacks: ['face'] });
    expect(read).toEqual({ frontendConfig: [{ key: 'a', value: '1' }] });
  });

  it('keys of the platform get our names', () => {
    const sent = { isNewSaas: true, frontendConfig: { indexPage: '/examList' } };
    const read = spokenConfiguration(sent, { settings: { newSaas: 'isNewSaas', homepage: 'indexPage' } });
    expect(read).toMatchObject({ newSaas: true });
    expect(homePageOf(read)).toBe('/examList');
  });

  it.each([
    ['/learning', '/learning'],
    ['/#/learning', '/learning'],
    ['#/learning', '/learning'],
    ['learning', '/learning'],
    ['/learning?tab=2', '/learning?tab=2'],
    ['learning?tab=2', '/learning?tab=2'],
    ['/', null],
    ['https://elsewhere.example', null],
    ['//elsewhere.example', null],
    ['javascript:alert(1)', null],
  ])('the home page %s is %s', (value, path) => {
    expect(homePageOf(spokenConfiguration({ frontendConfig: [{ key: 'homepage', value }] }, {}))).toBe(path);
  });

  it.each([
    ['https://learn.example.cn/opHomepage', '/opHomepage'],
    ['http://learn.example.cn/#/learning?tab=2', '/learning?tab=2'],
    ['//learn.example.cn/cms/list?classId=1', '/cms/list?classId=1'],
    ['https://learn.example.cn:8443/opHomepage', null],
    ['https://learn.example.cn@elsewhere.example/opHomepage', null],
    ['https://learn.example.cn//elsewhere.example', null],
    ['https://elsewhere.example/opHomepage', null],
    ['https://learn.example.cn', null],
    ['https://', null],
  ])('the home page %s of the tenant’s own host is %s', (value, path) => {
    const configuration = { frontendConfig: [{ key: 'homepage', value }] };
    expect(homePageOf(spokenConfiguration(configuration, {}, ['learn.example.cn']))).toBe(path);
  });
});
