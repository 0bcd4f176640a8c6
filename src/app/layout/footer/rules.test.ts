import { describe, expect, it } from 'vitest';
import { emptyFooter } from '#domain/tenant/footer-setting.ts';
import { readTenant } from '#domain/tenant/tenant.ts';
import { routes } from '../../routes/routes.ts';
import { contactLines, legalRows, showsFooter } from './rules.ts';

describe('footer', () => {
  it.each([
    ['/examList', true, true],
    ['/personalCenter', true, true],
    ['/login', false, false],
    ['/exam/resdExam', true, false],
    ['/exam/handPaper', true, false],
    ['/exam/testPaper', false, false],
    ['/course/testPaper', false, false],
  ])('on %s with header %s: %s', (path, bar, shown) => {
    expect(showsFooter(path, bar)).toBe(shown);
  });

  it.each([
    [{}, []],
    [{ agreement: '<p>协议</p>', service: '' }, []],
    [{ service: '<p>服务</p>', hydropower: { 'fr-FR': '<p>Eau</p>' } }, ['/service-agreement', '/shuidianPrivacy']],
    [{ learnerPrivacy: '<p>隐私</p>' }, ['/UserPrivacy']],
  ])('offers the usual legal pages, and of a centre that wrote %j also %j', (texts, also) => {
    const frontendConfig = [{ key: 'lectern_legal_texts', value: JSON.stringify(texts) }];
    const usual = ['/userAgreement', '/privacyPolicy', '/registerProtocol', '/NetworkRegulation'];
    const rows = legalRows(routes, readTenant({ frontendConfig }), 'zh-CN');
    expect(rows.map(({ path }) => path)).toEqual([...usual, ...also]);
  });

  it('is read leniently, from JSON text too; missing parts are empty', () => {
    const footerSetting = JSON.stringify({ legal: '许可证', contact: { phone: 123 }, links: [{ name: '官网' }] });
    const { footer } = readTenant({ footerSetting });
    expect(footer).toEqual({
      ...emptyFooter,
      legal: [{ text: '许可证', url: '' }],
      contact: { address: '', postcode: '', phone: '123' },
    });
    expect(contactLines(footer ?? emptyFooter)).toEqual([{ name: 'phone', value: '123' }]);
    expect(readTenant({ footerSetting: 'no JSON' }).footer).toBeNull();
    expect(readTenant({}).footer).toBeNull();
    expect(contactLines(emptyFooter)).toEqual([]);
  });
});
