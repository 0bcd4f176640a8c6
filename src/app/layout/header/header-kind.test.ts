import { describe, expect, it } from 'vitest';
import { readTenant } from '#domain/tenant/tenant.ts';
import { contentWidthOf, headerKindOf } from './header-kind.ts';

const tenantWith = (type: unknown, marker: string | null, navLogo = '') =>
  readTenant({
    headerSetting: { type, pageHeader: { navLogo } },
    frontendConfig: marker === null ? [] : [{ key: 'tax_host_marker', value: marker }],
  });

describe('which header', () => {
  it.each([
    ['learn.example.cn', 1, null, 'template'],
    ['learn.example.cn', '1', null, 'template'],
    ['learn.example.cn', 3, null, 'dynamic'],
    ['learn.example.cn', 2, null, 'default'],
    ['learn.example.cn', undefined, null, 'default'],
    ['learn.example.cn', 'x', null, 'default'],
    ['global.example.com', 1, null, 'international'],
    ['Learn-GLOBAL.example.com', 3, null, 'international'],
    ['i18n.example.com', undefined, null, 'international'],
    ['tax.example.cn', 1, null, 'template'],
    ['tax.example.cn', 1, '', 'template'],
    ['tax.example.cn', 1, '  ', 'template'],
    ['tax.example.cn', 1, 'tax', 'tax'],
    ['TAX.example.cn', undefined, 'Tax', 'tax'],
    ['global-tax.example.cn', 3, 'tax', 'tax'],
    ['learn.example.cn', undefined, 'tax', 'default'],
  ])(
    'host %s, setting %s, marker %s: %s [header-template] [header-dynamic] [header-international] [header-tax]',
    (host, type, marker, kind) => {
      expect(headerKindOf(tenantWith(type, marker), host)).toBe(kind);
    },
  );
});

describe('content width', () => {
  it.each([
    [1, '', '1200px'],
    [1, '/media/nav.svg', '1366px'],
    [3, '/media/nav.svg', '1366px'],
    [2, '/media/nav.svg', '1200px'],
  ])('setting %s with the nav logo "%s": %s [content-width]', (type, navLogo, width) => {
    const tenant = tenantWith(type, null, navLogo);
    expect(contentWidthOf(headerKindOf(tenant, 'learn.example.cn'), tenant)).toBe(width);
  });
});
