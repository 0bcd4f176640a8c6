import { toLocale, type Locale } from '#contract/ipc/locale.ts';
import { normalHex } from '#contract/platform/site/colour.ts';
import { switchValue } from '#contract/platform/site/settings.ts';
import { codeReader, type ReadCode } from './codes.ts';
import { readFooterSetting, type FooterSetting } from './footer-setting.ts';
import { readHeaderSetting, type HeaderSetting } from './header-setting.ts';
import { readMenu, type MenuEntry } from './menu.ts';
import { field, listOf, objectOf, textOf } from './raw.ts';

/** The parts of a tenant's configuration that the page uses (001 §3); each has a default. */
export interface Tenant {
  /** '' when not configured. */
  title: string;
  logo: string | null;
  /** As sent by the platform; the theme handles invalid values. */
  colour: string | null;
  menu: readonly MenuEntry[];
  header: HeaderSetting;
  /** null: not in the start configuration, the footer then fetches it by key. */
  footer: FooterSetting | null;
  /** Decodes the codes of this tenant's menus. */
  readCode: ReadCode;
  /** frontendConfig values by key. */
  options: Readonly<Record<string, string>>;
  /** The configured home page; null: none, or '/'. */
  homepage: string | null;
  domain: string | null;
  /** The tenant uses the new version of accounts and branches (001 §6); default: the old one. */
  newVersion: boolean;
  /** Language of a first visit when internationalisation is on (000 §4). */
  locale: Locale | undefined;
  /** The configuration names more than one language. */
  manyLanguages: boolean;
}

/** Reads a configuration leniently: a missing or malformed part gets its default, never an error. */
export function readTenant(data: unknown): Tenant {
  const part = (name: string) => wholeOf(field(data, name));
  const website = part('websiteSetting');
  const options = readOptions(part('frontendConfig'));
  const homepage = options['homepage'];
  const readCode = codeReader(options['lectern_menu_codes']);
  return {
    title: textOf(field(website, 'pageTitle')) ?? '',
    logo: textOf(field(website, 'pageLogo')) ?? null,
    colour: readColour(field(data, 'theme')),
    menu: readMenu(wholeOf(field(part('navagation'), 'mainMenu')), readCode),
    header: readHeaderSetting(field(data, 'headerSetting'), readCode),
    footer: readFooterSetting(field(data, 'footerSetting'), readCode),
    readCode,
    options,
    homepage: homepage?.startsWith('/') && homepage !== '/' ? homepage : null,
    domain: readDomain(part('solutionInfo')),
    newVersion: textOf(field(data, 'newSaas')) === 'true' || textOf(field(data, 'newSaas')) === '1',
    locale: readLocale(part('internationalizationSetting')),
    manyLanguages: listOf(field(part('internationalizationSetting'), 'languages')).length > 1,
  };
}

/** True when a frontendConfig switch is on. */
export function isOn(tenant: Tenant, key: string): boolean {
  return switchValue(tenant.options[key]) === true;
}

/** True when internationalisation is on: by the switch is_i18n or a host with 'i18n' (001 §2). */
export function isInternational(tenant: Tenant, host: string): boolean {
  return isOn(tenant, 'is_i18n') || host.toLowerCase().includes('i18n');
}

/** True where learners choose a language: internationalisation is on, or the configuration names several (001 §2). */
export function offersLanguages(tenant: Tenant, host: string): boolean {
  return tenant.manyLanguages || isInternational(tenant, host);
}

/** A part of a configuration that may come as JSON text. */
function wholeOf(given: unknown): unknown {
  return typeof given === 'string' && /^\s*[[{]/.test(given) ? (objectOf(given.trim()) ?? given) : given;
}

/** A list of `{key, value}`, or an object of keys. */
function readOptions(config: unknown): Record<string, string> {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(config)
    ? config.map((entry: unknown) => [field(entry, 'key'), field(entry, 'value')])
    : Object.entries(typeof config === 'object' && config !== null ? config : {});
  const pairs = entries.flatMap(([name, told]) => {
    const whole = typeof told === 'object' && told !== null ? JSON.stringify(told) : told;
    const [key, value] = [textOf(name), textOf(whole)];
    return key !== undefined && value !== undefined ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Where the platform lists several solutions, the mobile one is template 4 (001 §2, G-088). */
function readDomain(info: unknown): string | null {
  const mobile = listOf(info).find((solution) => textOf(field(solution, 'templateId')) === '4');
  return textOf(field(mobile ?? info, 'domain')) ?? null;
}

/** Other keys under which a theme names its main colour. */
const colourKeys = ['themeColor', 'mainColor', 'primary', 'color', 'colour', 'value', 'hex'];
const mostDepth = 3;

/**
 * A theme is a colour, the parts of one, or an object or a list of `{key, value}` that has one under a common key, else as
 * its first value, itself or in what lies there.
 */
function readColour(given: unknown, depth = 0): string | null {
  const theme = wholeOf(given);
  if (typeof theme !== 'object' || theme === null) return textOf(theme) ?? null;
  const parts: readonly unknown[] = Array.isArray(theme) ? theme : ['r', 'g', 'b'].map((name) => field(theme, name));
  if (parts.length >= 3 && parts.slice(0, 3).every((part) => typeof part === 'number')) return parts.slice(0, 3).join();
  const listed = Array.isArray(theme) ? readOptions(theme) : {};
  const values = Object.keys(listed).length > 0 ? listed : theme;
  const named = textOf(field(values, 'primaryColor')) ?? textOf(field(values, 'subjectColor'));
  if (named !== undefined) return named;
  const usual = ['primaryColor', 'subjectColor', ...colourKeys].map((key) => field(values, key));
  return (
    // Six digits that nobody calls a colour are a number.
    [...usual, ...Object.values(values).filter((value) => !/^\d+$/.test(String(value)))]
      .map((value) => (depth < mostDepth ? readColour(value, depth + 1) : null))
      .find((value) => normalHex(value) !== undefined) ?? null
  );
}

function readLocale(setting: unknown): Locale | undefined {
  return listOf(field(setting, 'languages'))
    .map((entry) => toLocale(textOf(entry) ?? textOf(field(entry, 'code')) ?? textOf(field(entry, 'language'))))
    .find((locale) => locale !== undefined);
}
