import { entry, external, group, tenant } from './tenant.ts';

/** The default top menu: one bar, the old version of accounts. */
export const qicheng = tenant('qicheng', {
  kind: 'default',
  title: '启程职业培训',
  colour: '#1f63b5',
  domain: 'm.qicheng.example.cn',
  externalHosts: ['qicheng.example.cn'],
  values: {
    lectern_no_seek_ahead: 'true',
    lectern_offline: 'true',
    lectern_seat_pass: 'true',
    lectern_aliplayer: JSON.stringify({
      script: '/media/vod/aliplayer-min.js',
      license: { domain: 'qicheng.example.cn', key: 'lectern-demo-licence' },
    }),
  },
  menu: [
    entry('学习中心', '/learning'),
    entry('考试中心', '/examList'),
    entry('练习中心', '/practiceList'),
    entry('直播课', '/liveList'),
    entry('能力测评', '/assessList'),
    entry('课程市场', '/courseGoods', { isLogin: '0' }),
    entry('我的证书', '/personalCenter?tab=certificate'),
    group('帮助', [
      entry('资讯中心', '/cms/list', { isLogin: '0' }),
      entry('合作机构', '/institutionalEntry', { isLogin: '0' }),
      entry('就业', '/jobIdx'),
      external('操作手册', 'https://help.qicheng.example.cn/manual'),
      entry('旧版入口', '/examList', { menuDisplay: '0' }),
    ]),
  ],
  footer: {
    legal: [
      { text: '营业执照', url: 'https://www.qicheng.example.cn/licence' },
      '民办学校办学许可证 教民 132010070000001 号（示例）',
      '苏 ICP 备 20000001 号（示例）',
    ],
    links: [
      external('机构官网', 'https://www.qicheng.example.cn'),
      external('帮助中心', 'https://help.qicheng.example.cn'),
    ],
    reportPhone: '025-5550 1377',
    contact: { address: '江苏省南京市江北新区启程路 18 号 3 幢 2 层', postcode: '210031', phone: '025-5550 1300' },
  },
});
