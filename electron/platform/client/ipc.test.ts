import { expect, it } from 'vitest';
import { knownHosts } from './ipc.ts';

it('the hosts of platform, tenant and configuration are known', () => {
  const configuration = {
    frontendConfig: [
      { key: 'h5_address', value: 'm.learn.cn/mobile' },
      { key: 'external_link_hosts', value: 'a.cn, https://b.cn/x' },
    ],
  };
  expect(knownHosts('https://api.learn.cn', 'school.learn.cn:8443', configuration)).toEqual([
    'api.learn.cn',
    'school.learn.cn',
    'm.learn.cn',
    'a.cn',
    'b.cn',
  ]);
});
