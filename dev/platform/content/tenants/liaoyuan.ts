import { button, entry, external, group, tenant } from './tenant.ts';

/** A template header on a picture that scrolls away, with a nav logo and the person above it. */
export const liaoyuan = tenant('liaoyuan', {
  kind: 'template',
  title: '燎原消防职业技能学校',
  colour: '#f08a00',
  domain: 'm.liaoyuan.example.cn',
  externalHosts: ['liaoyuan.example.cn'],
  examTag: false,
  // The one theme with album pictures for special branches and a call of its own for profiles (001 §6).
  values: {
    face_album_branch: 'true',
    task_show_facedialog_rule: JSON.stringify({ range: 'task', isOnce: false, isBioassay: false }),
    exam_face_again: JSON.stringify({ afterCrash: true, afterMinutes: 10 }),
    exam_phone_camera: 'true',
    profile_update_theme: '#f08a00',
  },
  menu: [entry('考试中心', '/examList'), entry('我的证书', '/personalCenter?tab=certificate')],
  header: {
    type: 1,
    background: '/media/header-liaoyuan.svg',
    subjectColor: '#ffb347',
    navLogo: '/media/nav-liaoyuan.svg',
    navLogoLink: 'https://119.liaoyuan.example.cn',
    fixed: false,
    personal: 'top',
    buttons: [button('企业团训', '/institutionalEntry')],
    navigation: [button('鉴定公告', 'https://www.liaoyuan.example.cn/notice', '2')],
    menu: [
      entry('学习中心', '/learning'),
      entry('考试中心', '/examList'),
      entry('练习中心', '/practiceList'),
      group('证书', [
        entry('我的证书', '/personalCenter?tab=certificate'),
        external('证书查询', 'https://www.liaoyuan.example.cn/query'),
      ]),
    ],
  },
  footer: {
    legal: [
      '营业执照 91210100MA0000000X（示例）',
      '民办职业培训学校办学许可证（示例）',
      '辽 ICP 备 20000002 号（示例）',
    ],
    links: [external('学校官网', 'https://www.liaoyuan.example.cn')],
    reportPhone: '024-5550 1190',
    contact: { address: '辽宁省沈阳市浑南区燎原街 119 号', postcode: '110168', phone: '024-5550 1100' },
  },
});
