import { entry, external, group, scanButton, tenant } from './tenant.ts';

/** The dynamic header, its entries by getMenu, and the new version of accounts and branches. */
export const zhongzhu = tenant('zhongzhu', {
  kind: 'dynamic',
  title: '中筑集团建设行业从业人员继续教育平台',
  colour: '#b4540a',
  domain: 'm.zhongzhu.example.cn',
  externalHosts: ['zhongzhu.example.cn'],
  newSaas: true,
  menu: [entry('考试中心', '/examList')],
  navigation: [
    entry('首页', '/', { isLogin: '0' }),
    entry('学习中心', '/learning'),
    entry('考试中心', '/examList'),
    group('继续教育', [
      entry('我的证书', '/personalCenter?tab=certificate'),
      entry('合作机构', '/institutionalEntry', { isLogin: '0' }),
      external('学时查询', 'https://xs.zhongzhu.example.cn'),
    ]),
    external('证书查询', 'https://zs.zhongzhu.example.cn'),
    external('安全生产专栏', 'https://aq.zhongzhu.example.cn'),
    external('职工之家', 'https://gh.zhongzhu.example.cn'),
  ],
  header: {
    type: 3,
    background: '/media/header-zhongzhu.svg',
    subjectColor: '#ffb04d',
    buttons: [scanButton('工地扫码', 'https://m.zhongzhu.example.cn/login')],
  },
  footer: {
    legal: ['营业执照 91110000MA0000001Y（示例）', '京 ICP 备 20000003 号（示例）'],
    links: [external('集团官网', 'https://www.zhongzhu.example.cn')],
    reportPhone: '010-5550 8877',
    contact: { address: '北京市丰台区中筑大街 1 号院 A 座', postcode: '100070', phone: '010-5550 8800' },
  },
});
