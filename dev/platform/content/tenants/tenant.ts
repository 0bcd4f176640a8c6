/** A menu entry as it travels; the codes are read as docs/PLATFORM.md assumes them. */
export interface WireEntry {
  name: string;
  url: string;
  urlType: string;
  openMode: string;
  isLogin: string;
  menuDisplay: string;
  children: readonly WireEntry[];
}

interface WireButton {
  buttonName: string;
  jumpLink: string;
  openType: string;
  qrCode: string;
}

interface WireFooter {
  legal: readonly (string | { text: string; url: string })[];
  links: readonly WireEntry[];
  reportPhone: string;
  contact: { address: string; postcode: string; phone: string };
}

interface HeaderOptions {
  type: number;
  background?: string;
  navLogo?: string;
  navLogoLink?: string;
  subjectColor?: string;
  fixed?: boolean;
  personal?: 'top' | 'menu';
  buttons?: readonly WireButton[];
  navigation?: readonly WireButton[];
  menu?: readonly WireEntry[];
}

interface TenantOptions {
  /** Which of the five headers the client shows. */
  kind: TenantContent['kind'];
  title: string;
  colour: string;
  homepage?: string;
  examTag?: boolean;
  menu: readonly WireEntry[];
  header?: HeaderOptions;
  footer: WireFooter;
  /** Keeps the footer out of the start configuration: it is asked for by key then. */
  footerByKey?: boolean;
  /** What getMenu answers; the main menu by default. */
  navigation?: readonly WireEntry[];
  languages?: readonly string[];
  domain: string;
  /** Hosts whose pages may be opened in the system's browser. */
  externalHosts?: readonly string[];
  newSaas?: boolean;
  values?: Readonly<Record<string, string>>;
}

/** A tenant of the embedded platform with everything it needs. */
export interface TenantContent {
  /** First label of the tenant's host, and the name for `--tenant`. */
  name: string;
  kind: 'default' | 'template' | 'dynamic' | 'tax' | 'international';
  configuration: ReturnType<typeof configuration>;
  /** Answers of configurations/{key}. */
  values: Readonly<Record<string, string>>;
  navigation: readonly WireEntry[];
}

/** An entry of this client: for signed-in people, in the same window, shown. */
export function entry(name: string, url: string, more: Partial<WireEntry> = {}): WireEntry {
  return { name, url, urlType: '1', openMode: '1', isLogin: '1', menuDisplay: '1', children: [], ...more };
}

/** A page of somebody else, for everybody. */
export function external(name: string, url: string): WireEntry {
  return entry(name, url, { urlType: '2', openMode: '2', isLogin: '0' });
}

/** An entry that only opens its sub-menu. */
export function group(name: string, children: readonly WireEntry[]): WireEntry {
  return entry(name, '', { isLogin: '0', children });
}

export function button(buttonName: string, jumpLink: string, openType = '1'): WireButton {
  return { buttonName, jumpLink, openType, qrCode: '' };
}

/** A button that shows a code to scan. */
export function scanButton(buttonName: string, qrCode: string): WireButton {
  return { buttonName, jumpLink: '', openType: '3', qrCode };
}

function headerSetting(logo: string, header: HeaderOptions = { type: 0 }) {
  return {
    type: header.type,
    pageHeader: {
      background: header.background ?? '',
      logo,
      logoJumpLink: '/',
      navLogo: header.navLogo ?? '',
      navlogoJumpLink: header.navLogoLink ?? '',
      subjectColor: header.subjectColor ?? '',
      headerFixed: header.fixed === false ? '0' : '1',
      personalPosition: header.personal === 'top' ? '1' : '2',
      topRightButton: header.buttons ?? [],
      navigationBar: header.navigation ?? [],
    },
    menuList: header.menu ?? [],
  };
}

function configuration(name: string, options: TenantOptions) {
  const { title, colour, homepage = '/examList', examTag = true, menu, languages, domain, newSaas = false } = options;
  const logo = `/media/logo-${name}.svg`;
  const values = {
    homepage,
    isShowexamTag: String(examTag),
    h5_address: domain,
    external_link_hosts: (options.externalHosts ?? []).join(','),
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
    navagation: { mainMenu: menu },
    headerSetting: headerSetting(logo, options.header),
    ...(options.footerByKey ? {} : { footerSetting: options.footer }),
    newSaas,
    internationalizationSetting: { languages: languages ?? ['zh-CN'] },
  };
}

export function tenant(name: string, options: TenantOptions): TenantContent {
  return {
    name,
    kind: options.kind,
    configuration: configuration(name, options),
    values: {
      h5_address: options.domain,
      pageTitle: options.title,
      reportPhone: options.footer.reportPhone,
      footerSetting: JSON.stringify(options.footer),
    },
    navigation: options.navigation ?? options.menu,
  };
}
