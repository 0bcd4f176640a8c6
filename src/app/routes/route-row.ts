import type { ComponentType } from 'react';

/** A folder below `locales/<language>`, loaded as a unit; `shell` loads at start-up. */
type TextArea = 'account' | 'legal' | 'exam' | 'home' | 'certificate' | 'message' | 'domain';

/** Who may open a screen: `visitor` is for people without a session only (the sign-in page). */
export type Access = 'visitor' | 'learner' | 'any';

export interface RouteRow {
  path: string;
  /** Other addresses of the same screen. */
  aliases: readonly string[];
  guard: Access;
  /** False: no navigation bar (001 §2). */
  bar: boolean;
  /** True when it only leads to another address. */
  redirect?: boolean;
  /** True for an address of the platform that this client has no screen for: it leads to the page that says so. */
  ahead?: boolean;
  /** i18n key of the window title. */
  title: string;
  /** Whose texts the screen speaks; they load with it. */
  texts: readonly TextArea[];
  load: () => Promise<{ Component: ComponentType }>;
}

interface Address {
  readonly pattern: string;
  readonly aliases: readonly string[];
}

/** The addresses of a row: a definition with its aliases, then further ones of the same screen. */
export function at(first: Address, ...further: readonly Address[]): Pick<RouteRow, 'path' | 'aliases'> {
  return {
    path: first.pattern,
    aliases: [...first.aliases, ...further.flatMap((one) => [one.pattern, ...one.aliases])],
  };
}
