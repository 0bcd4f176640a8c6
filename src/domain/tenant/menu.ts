import type { ReadCode } from './codes.ts';
import { field, listOf, textAt } from './raw.ts';

/** One entry of a menu (001 §3), its codes already read. */
export interface MenuEntry {
  name: string;
  /** '' for an entry that only opens its sub-menu. */
  url: string;
  /** The address lies outside of this client. */
  external: boolean;
  newWindow: boolean;
  /** A visitor is sent to the sign-in page (001 §2). */
  needsLogin: boolean;
  hidden: boolean;
  children: readonly MenuEntry[];
}

/** Reads a list of menu entries; those without a name, or without address and sub-menu, are none. */
export function readMenu(list: unknown, is: ReadCode): MenuEntry[] {
  return listOf(list).flatMap((entry) => {
    const read = readEntry(entry, is);
    return read.name !== '' && (read.url !== '' || read.children.length > 0) ? [read] : [];
  });
}

function readEntry(entry: unknown, is: ReadCode): MenuEntry {
  const url = inOwnRoutes(textAt(entry, 'url'));
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

/** Addresses of a browser client's hash router are ours too: '/#/learning' is '/learning'. */
export function inOwnRoutes(url: string): string {
  return url.replace(/^\/?#\//, '/');
}

/** A whole address is external whatever its code says: this client has only paths. */
export function isExternal(url: string, marked: boolean): boolean {
  return /^(https?:)?\/\//i.test(url) || (marked && !url.startsWith('/'));
}
