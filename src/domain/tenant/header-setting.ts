import type { ReadCode } from './codes.ts';
import { withoutHash, isExternal, readMenu, type MenuEntry } from './menu.ts';
import { field, listOf, textAt, textOf } from './raw.ts';

/** A button of the header: a link, or a QR code (001 §3). */
export interface HeaderButton {
  name: string;
  url: string;
  external: boolean;
  newWindow: boolean;
  /** Picture or content of the QR code; null: the button links to `url`. */
  qrCode: string | null;
}

/** The header setting of a tenant (001 §3); every part has a default. */
export interface HeaderSetting {
  /** 1 template, 3 dynamic, anything else the default menu. */
  type: number;
  /** A colour or the address of a picture; null: default. */
  background: string | null;
  logo: string | null;
  logoLink: string | null;
  /** A second logo before the menu; widens the content to 1366 px (001 §9). */
  navLogo: string | null;
  navLogoLink: string | null;
  /** Colour of the underline of the current entry. */
  subjectColor: string | null;
  /** Sticky while the page scrolls. */
  fixed: boolean;
  /** Position of account, messages and language. */
  personal: 'top' | 'menu';
  buttons: readonly HeaderButton[];
  /** Buttons in the menu row. */
  navigation: readonly HeaderButton[];
  menu: readonly MenuEntry[];
}

/** Reads `headerSetting`; its parts may be nested in `pageHeader`. */
export function readHeaderSetting(setting: unknown, is: ReadCode): HeaderSetting {
  const header = field(setting, 'pageHeader');
  const buttons = (name: string) => readButtons(field(header, name) ?? field(setting, name), is);
  return {
    type: Number(textOf(field(setting, 'type')) ?? textOf(setting) ?? 0) || 0,
    background: textAt(header, 'background') || null,
    logo: textAt(header, 'logo') || null,
    logoLink: textAt(header, 'logoJumpLink') || null,
    navLogo: textAt(header, 'navLogo') || null,
    navLogoLink: textAt(header, 'navlogoJumpLink') || null,
    subjectColor: textAt(header, 'subjectColor') || null,
    fixed: !is('notFixed', field(header, 'headerFixed')),
    personal: is('personalOnTop', field(header, 'personalPosition')) ? 'top' : 'menu',
    buttons: buttons('topRightButton'),
    navigation: buttons('navigationBar'),
    menu: readMenu(field(setting, 'menuList') ?? field(header, 'menuList'), is),
  };
}

function readButtons(list: unknown, is: ReadCode): HeaderButton[] {
  return listOf(list).flatMap((entry) => {
    const [name, url] = [textAt(entry, 'buttonName'), withoutHash(textAt(entry, 'jumpLink'))];
    const code = textAt(entry, 'qrCode');
    const scanned = code !== '' && (url === '' || is('qrCode', field(entry, 'openType')));
    if (name === '' || (url === '' && !scanned)) return [];
    const newWindow = is('newWindow', field(entry, 'openType'));
    return [{ name, url, external: isExternal(url, false), newWindow, qrCode: scanned ? code : null }];
  });
}
