interface TenantOptions {
  title: string;
  colour: string;
  logo: string;
  homepage?: string;
  examTag?: boolean;
  menu?: readonly { name: string; url: string }[];
  languages?: readonly string[];
  domain: string;
  values?: Readonly<Record<string, string>>;
}

export interface TenantContent {
  /** First label of the tenant's host, and the name for `--tenant`. */
  name: string;
  configuration: ReturnType<typeof configuration>;
}

const chineseMenu = [
  { name: '考试中心', url: '/examList' },
  { name: '我的证书', url: '/personalCenter?tab=certificate' },
];

function configuration(options: TenantOptions) {
  const {
    title,
    colour,
    logo,
    homepage = '/examList',
    examTag = true,
    menu = chineseMenu,
    languages,
    domain,
  } = options;
  const values = {
    homepage,
    isShowexamTag: String(examTag),
    h5_address: domain,
    is_task_courseRule_face_image_export: 'true',
    task_show_facedialog_rule: JSON.stringify({ range: 'task', isOnce: false, isBioassay: true }),
    is_show_switch_branch: 'true',
    is_track_single_page: 'false',
    face_album_branch: 'false',
    is_i18n: String(languages !== undefined),
    ...options.values,
  };
  return {
    frontendConfig: Object.entries(values).map(([key, value]) => ({ key, value })),
    theme: colour,
    websiteSetting: { pageLogo: logo, pageTitle: title },
    solutionInfo: { domain },
    navagation: {
      mainMenu: menu.map((entry) => ({ ...entry, urlType: '1', openMode: '1', isLogin: '1', children: [] })),
    },
    internationalizationSetting: { languages: languages ?? ['zh-CN'] },
  };
}

const tenant = (name: string, options: TenantOptions): TenantContent => ({
  name,
  configuration: configuration(options),
});

/** The first one is what an unknown host gets. */
export const tenants: readonly TenantContent[] = [
  tenant('qicheng', {
    title: '启程职业培训',
    colour: '#1f63b5',
    logo: '/media/logo-qicheng.svg',
    domain: 'm.qicheng.example.cn',
  }),
  tenant('anhe', {
    title: '安和养老护理学院',
    colour: '#0f7a5a',
    logo: '/media/logo-anhe.svg',
    domain: 'm.anhe.example.cn',
    values: { is_home_arrangeable: 'true' },
  }),
  tenant('liaoyuan', {
    title: '燎原消防职业技能学校',
    colour: '#f08a00',
    logo: '/media/logo-liaoyuan.svg',
    domain: 'm.liaoyuan.example.cn',
    examTag: false,
  }),
  tenant('global', {
    title: 'Horizon Skills Academy',
    colour: '#5b4bb7',
    logo: '/media/logo-global.svg',
    domain: 'm.horizon.example.com',
    languages: ['en-US', 'fr-FR', 'zh-CN'],
    menu: [
      { name: 'Exams · Examens', url: '/examList' },
      { name: 'Certificates · Certificats', url: '/personalCenter?tab=certificate' },
    ],
  }),
];
