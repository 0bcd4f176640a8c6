import { describe, expect, it } from 'vitest';
import { isOpenable, staffAddress } from './staff-address.ts';

describe('staff address', () => {
  it.each([
    ['https://api.example.cn', 'qicheng.example.cn', 'https://qicheng.example.cn/personnel'],
    ['https://api.example.cn', 'api.example.cn', 'https://api.example.cn/personnel'],
    ['https://api.example.cn', '', 'https://api.example.cn/personnel'],
    ['http://127.0.0.1:4100', '127.0.0.1:4100', 'http://127.0.0.1:4100/personnel'],
  ])('%s for %s is %s', (platformOrigin, tenantHost, address) => {
    expect(staffAddress({ platformOrigin, tenantHost }, '/personnel')).toBe(address);
  });

  it('opens in the browser over https only', () => {
    expect(isOpenable('https://api.example.cn/screen')).toBe(true);
    expect(isOpenable('http://127.0.0.1:4100/screen')).toBe(false);
  });
});
