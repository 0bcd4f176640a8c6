import { toLocale, type Locale } from '../../contract/ipc/locale.ts';
import { codeReader, type ReadCode } from './codes.ts';
import { readFooterSetting, type FooterSetting } from './footer-setting.ts';
import { readHeaderSetting, type HeaderSetting } from './header-setting.ts';
import { readMenu, type MenuEntry } from './menu.ts';
import { field, listOf, textOf } from './raw.ts';

/** What the page uses of a tenant's configuration (001 §3); every part has a default. */
export interface Tenant {
  /** '' when the configuration gives none. */
  title: string;
  logo: string | null;
  /** '#rrggbb', or whatever the platform sent: the theme falls back by itself. */
  colour: string | null;
  menu: readonly MenuEntry[];
  header: HeaderSetting;
  /** null: not in the start configuration; the footer asks for it by key then. */
  footer: FooterSetting | null;
  /** Reads the codes of this tenant's menus, wherever they come from. */
  readCode: ReadCode;
  /** frontendConfig by key. */
  options: Readonly<Record<string, string>>;
  /** Home page the tenant configured; null: none, or '/' (G-073). */
  homepage: string | null;
  domain: string | null;
  /** The tenant runs the new version of accounts and branches (001 §6, G-084); the old one by default. */
  newVersion: boolean;
  /** Language for a first visit when internationalization is on (000 §4, G-099). */
  locale: Locale | undefined;
}

/** Reads a configuration leniently: a missing or surprising part becomes its default, never an error. */
export function readTenant(data: unknown): Tenant {
  const website = field(data, 'websiteSetting');
  const options = readOptions(field(data, 'frontendConfig'));
  const homepage = options['homepage'];
  const readCode = codeReader(options['lectern_menu_codes']);
  return {
    title: textOf(field(website, 'pageTitle')) ?? '',
    logo: textOf(field(website, 'pageLogo')) ?? null,
    colour: readColour(field(data, 'theme')),
    menu: readMenu(field(field(data, 'navagation'), 'mainMenu'), readCode),
    header: readHeaderSetting(field(data, 'headerSetting'), readCode),
    footer: readFooterSetting(field(data, 'footerSetting'), readCode),
    readCode,
    options,
    homepage: homepage?.startsWith('/') && homepage !== '/' ? homepage : null,
    domain: readDomain(field(data, 'solutionInfo')),
    newVersion: textOf(field(data, 'newSaas')) === 'true' || textOf(field(data, 'newSaas')) === '1',
    locale: readLocale(field(data, 'internationalizationSetting')),
  };
}

/** True when a frontendConfig switch is on: 'true', whatever its case (G-097). */
export function isOn(tenant: Tenant, key: string): boolean {
  return tenant.options[key]?.toLowerCase() === 'true';
}

/** Internationalisation is on: by the switch is_i18n, or for a host that says i18n (001 §2, G-093). */
export function isInternational(tenant: Tenant, host: string): boolean {
  return isOn(tenant, 'is_i18n') || host.toLowerCase().includes('i18n');
}

function readOptions(list: unknown): Record<string, string> {
  const pairs = listOf(list).flatMap((entry) => {
    const [key, value] = [textOf(field(entry, 'key')), textOf(field(entry, 'value'))];
    return key !== undefined && value !== undefined ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Where the platform lists several solutions, the mobile one is template 4 (001 §2, G-088). */
function readDomain(info: unknown): string | null {
  const mobile = listOf(info).find((solution) => textOf(field(solution, 'templateId')) === '4');
  return textOf(field(mobile ?? info, 'domain')) ?? null;
}

function readColour(theme: unknown): string | null {
  return textOf(theme) ?? textOf(field(theme, 'primaryColor')) ?? textOf(field(theme, 'subjectColor')) ?? null;
}

// One language only is no choice: internationalization is off then.
function readLocale(setting: unknown): Locale | undefined {
  const languages = listOf(field(setting, 'languages'));
  if (languages.length < 2) return undefined;
  return languages
    .map((entry) => toLocale(textOf(entry) ?? textOf(field(entry, 'code')) ?? textOf(field(entry, 'language'))))
    .find((locale) => locale !== undefined);
}
