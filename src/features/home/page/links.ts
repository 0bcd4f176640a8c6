import { createContext, useContext } from 'react';

/** An address as blocks and menus write it; codes as they came (001 §3, header setting). */
export interface WrittenLink {
  name: string;
  url: string;
  urlType?: string;
  openMode?: string;
  isLogin?: string;
}

/** The way to a link: its address, and what a click does (this window, another, the browser, first the sign-in). */
export interface ResolvedLink {
  href: string;
  /** A screen of this client. */
  inside: boolean;
  open: () => void;
}

/** Finds the way to a link; null when this client has no such screen: then nothing is offered to click. */
export type ResolveLink = (link: WrittenLink) => ResolvedLink | null;

/** The shell knows the screens, the codes of menus and who is signed in; it tells the blocks here. */
export const LinksContext = createContext<ResolveLink>(() => null);

/** The way to a plain address; '' leads nowhere. */
export function useLink(url: string): ResolvedLink | null {
  const find = useContext(LinksContext);
  return url === '' ? null : find({ name: '', url });
}
