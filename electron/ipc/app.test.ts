import { describe, expect, it } from 'vitest';
import { allowedHosts, mayOpen } from './app.ts';

describe('the allow list of external addresses', () => {
  const hosts = allowedHosts('https://api.learn.cn', 'school.learn.cn:8443', {
    frontendConfig: [
      { key: 'h5_address', value: 'm.learn.cn' },
      { key: 'external_link_hosts', value: 'a.cn, https://b.cn/x' },
    ],
  });
  it.each([
    ['https://api.learn.cn/x?y', true],
    ['https://m.learn.cn', true],
    ['https://sub.a.cn/', true],
    ['https://b.cn/', true],
    ['http://api.learn.cn/', false],
    ['https://evil-a.cn/', false],
    ['https://a.cn.evil.com/', false],
    ['https://user:pass@a.cn/', false],
    ['javascript:alert(1)', false],
    ['file:///etc/passwd', false],
    ['ms-settings:privacy', false],
    ['nonsense', false],
  ])('%s', (address, open) => {
    expect(mayOpen(address, hosts)).toBe(open);
  });
});
