import { entry, external, group, tenant } from './tenant.ts';

/**
 * The tax-sector header by the host; its footer is not in the start configuration but asked for by key. Its
 * regions are those of the branches that belong to the group.
 */
export const shuiwu = tenant('shuiwu', {
  kind: 'tax',
  title: '江北税务干部教育网',
  colour: '#1b4b8f',
  domain: 'm.shuiwu.example.cn',
  externalHosts: ['shuiwu.example.cn'],
  menu: [
    entry('首页', '/', { isLogin: '0' }),
    entry('学习中心', '/learning'),
    entry('考试中心', '/examList'),
    entry('我的档案', '/personalCenter'),
    group('政策资料', [
      external('政策法规库', 'https://fgk.shuiwu.example.cn'),
      external('办税指南', 'https://zn.shuiwu.example.cn'),
    ]),
  ],
  footerByKey: true,
  footer: {
    legal: ['事业单位法人证书（示例）', '网站标识码 0000000001（示例）'],
    links: [external('主管单位', 'https://www.shuiwu.example.cn')],
    reportPhone: '025-5550 12366',
    contact: { address: '江苏省南京市江北新区税务路 12 号', postcode: '210032', phone: '025-5550 1230' },
  },
  values: { tax_host_marker: 'shuiwu', branch_region_source: 'gm' },
});
