import { isDocumentName } from '#contract/platform/learning/document-way.ts';
import { targetOf, type Screens, type Target } from './header/menu/entries.ts';

/** A file of the platform, for a program of the system. */
interface PlatformFile {
  kind: 'file';
  address: string;
}

/** Where a link in a text of the platform leads; `none`: no browser and no program is given that. */
export function linkTarget(href: string, screens: Screens, platformOrigin: string): Target | PlatformFile {
  const url = URL.parse(href.trim(), platformOrigin);
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'none' };
  const own = url.origin === new URL(platformOrigin).origin;
  if (own && isDocumentName(url.pathname)) return { kind: 'file', address: url.href };
  // As its pictures: what is named with http is asked for with https.
  if (!own) url.protocol = 'https:';
  return targetOf({ url: url.href, external: true }, screens);
}

/** True for a link to a place of the same text, or to nothing. */
export const staysHere = (href: string) => /^\s*(?:#(?!\/)|$)/.test(href);
