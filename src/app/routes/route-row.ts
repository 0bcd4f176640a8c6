import type { ComponentType } from 'react';

/** A folder below `locales/<language>`, loaded as a unit; `shell` loads at start-up. */
type TextArea =
  | 'account'
  | 'legal'
  | 'exam'
  | 'home'
  | 'certificate'
  | 'message'
  | 'market'
  | 'practice'
  | 'assess'
  | 'jobs'
  | 'learning'
  | 'live'
  | 'site'
  | 'reminders'
  | 'domain';

/** Who may open a screen. `visitor`: only without a session (the sign-in page). */
export type Access = 'visitor' | 'learner' | 'any';

export interface RouteRow {
  path: string;
  /** Other addresses of the same screen. */
  aliases: readonly string[];
  guard: Access;
  /** False: no header (001 §2). */
  bar: boolean;
  /** True: without a header it shows the notices of the frame all the same. */
  notices?: boolean;
  /** True: without a header and footer it leads to what this client is all the same. */
  about?: boolean;
  /** True for a redirect to another address. */
  redirect?: boolean;
  /** i18n key of the window title. */
  title: string;
  /** The text areas that load with the screen. */
  texts: readonly TextArea[];
  load: () => Promise<{ Component: ComponentType }>;
}

interface Address {
  readonly pattern: string;
  readonly aliases: readonly string[];
}

/** The addresses of a row: a path definition with its aliases, and further definitions of the same screen. */
export function at(first: Address, ...others: readonly Address[]): Pick<RouteRow, 'path' | 'aliases'> {
  return {
    path: first.pattern,
    aliases: [...first.aliases, ...others.flatMap((address) => [address.pattern, ...address.aliases])],
  };
}
