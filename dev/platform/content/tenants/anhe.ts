import { button, entry, external, group, scanButton, tenant } from './tenant.ts';

/** A template header on a colour that stays in place, with sub-menus and a code to scan. */
export const anhe = tenant('anhe', {
  kind: 'template',
  title: '安和养老护理学院',
  colour: '#0f7a5a',
  domain: 'm.anhe.example.cn',
  externalHosts: ['anhe.example.cn'],
  values: { is_home_arrangeable: 'true', is_track_single_page: 'true' },
  menu: [entry('考试中心', '/examList'), entry('我的证书', '/personalCenter?tab=certificate')],
  header: {
    type: 1,
    background: '#0b5a43',
    subjectColor: '#f5c66b',
    fixed: true,
    personal: 'menu',
    buttons: [
      scanButton('手机学习', 'https://m.anhe.example.cn/login'),
      button('家属入口', 'https://family.anhe.example.cn', '2'),
    ],
    menu: [
      entry('首页', '/', { isLogin: '0' }),
      entry('学习中心', '/learning'),
      entry('考试中心', '/examList'),
      group('我的学习', [
        entry('我的证书', '/personalCenter?tab=certificate'),
        entry('个人中心', '/personalCenter', { openMode: '2' }),
        group('护理资料', [
          external('照护操作规范', 'https://docs.anhe.example.cn/care'),
          external('膳食与营养', 'https://docs.anhe.example.cn/food'),
        ]),
      ]),
      entry('合作机构', '/institutionalEntry', { isLogin: '0' }),
      external('学院官网', 'https://www.anhe.example.cn'),
    ],
  },
  footer: {
    legal: ['民办非企业单位登记证书（示例）', '办学许可证 人社民 3301004000012 号（示例）'],
    links: [external('学院官网', 'https://www.anhe.example.cn')],
    reportPhone: '0571-5550 2266',
    contact: { address: '浙江省杭州市拱墅区安和里 6 号', postcode: '310014', phone: '0571-5550 2200' },
  },
});
