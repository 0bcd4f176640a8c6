import { listNames } from '#contract/platform/profile/aliases.ts';
import type { ReadCode } from './codes.ts';
import { field, listIn, listOf, objectOf, textAt } from './raw.ts';

/** A menu entry (001 §3) with decoded codes. */
export interface MenuEntry {
  name: string;
  /** '' for an entry that only opens its sub-menu. */
  url: string;
  /** The address is outside this client. */
  external: boolean;
  newWindow: boolean;
  /** Sends a visitor to the sign-in page (001 §2). */
  needsLogin: boolean;
  hidden: boolean;
  children: readonly MenuEntry[];
}

/** Names under which a platform answers its menu as an object (G-033). */
const menuNames = ['menuList', 'mainMenu', 'menus', 'menu', ...listNames];

/** Reads the menu that the platform stores for a domain, as a list or in an object; null: the answer has none. */
export function readStoredMenu(answer: unknown, is: ReadCode): MenuEntry[] | null {
  const entries = readMenu(listIn(objectOf(answer), menuNames), is);
  return entries.length > 0 ? entries : null;
}

/** Reads a list of menu entries; entries without a name, or without both address and sub-menu, are ignored. */
export function readMenu(list: unknown, is: ReadCode): MenuEntry[] {
  return listOf(list).flatMap((entry) => {
    const read = readEntry(entry, is);
    return read.name !== '' && (read.url !== '' || read.children.length > 0) ? [read] : [];
  });
}

function readEntry(entry: unknown, is: ReadCode): MenuEntry {
  const url = withoutHash(textAt(entry, 'url'));
  return {
    name: textAt(entry, 'name'),
    url,
    external: isExternal(url, is('externalUrlType', field(entry, 'urlType'))),
    newWindow: is('newWindow', field(entry, 'openMode')),
    needsLogin: is('needsLogin', field(entry, 'isLogin')),
    hidden: is('hidden', field(entry, 'menuDisplay')),
    children: readMenu(field(entry, 'children'), is),
  };
}

/** Strips the hash of the browser client's router: '/#/learning' is '/learning'. */
export function withoutHash(url: string): string {
  return url.replace(/^\/?#\//, '/');
}

/** An absolute URL is external whatever its code says. */
export function isExternal(url: string, marked: boolean): boolean {
  return /^(https?:)?\/\//i.test(url) || (marked && !url.startsWith('/'));
}
