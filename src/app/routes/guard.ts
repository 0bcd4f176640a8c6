import { accountPaths } from '../../contract/paths/account.ts';
import { examPaths } from '../../contract/paths/exam.ts';
import { learningPaths } from '../../contract/paths/learning.ts';
import { sitePaths } from '../../contract/paths/site.ts';
import type { Access } from './route-row.ts';

/** The page a session ended on, and whose it was (000 §8). It travels with the history entry of the sign-in page. */
export interface EndedPage {
  accountId: string;
  /** Path and query. */
  address: string;
}

/** What the guard needs to know of the moment (001 §2). */
export interface GuardMoment {
  /** Address the learner wants, without query. */
  path: string;
  /** Its query with the question mark, or ''. */
  search: string;
  /** Access of the row that serves it. */
  access: Access;
  /** A token is stored and a branch is chosen. */
  signedIn: boolean;
  /** Null: nobody, or not told yet. */
  accountId: string | null;
  /** Home page of the configuration; null: none. */
  homepage: string | null;
  /** `redirect` of the sign-in page's address. */
  redirect: string | null;
  /** The page that `redirect` names, when a session ended on it. */
  ended: EndedPage | null;
  /** The access of a path that has a screen; undefined: it has none. */
  accessOf: (path: string) => Access | undefined;
}

/** Guard redirects inside a running page wait so long (001 §9). */
export const guardDelay = 600;

/** Where the guard sends this moment, or null: the screen may open. Never answers with the same path. */
export function guard(moment: GuardMoment): string | null {
  const target = targetOf(moment);
  return target === null || target === moment.path ? null : target;
}

function targetOf(moment: GuardMoment): string | null {
  const { path, search, access, signedIn } = moment;
  if (path === sitePaths.root.to() || isHomeWithoutScreen(moment)) return homeOf(moment);
  if (access === 'visitor' && signedIn) return returnTo(moment) ?? homeOf(moment);
  if (access === 'learner' && !signedIn) return accountPaths.login.to({ redirect: `${path}${search}` });
  return null;
}

// The main process opens the configured home page without knowing which screens there are.
function isHomeWithoutScreen({ path, homepage, accessOf }: GuardMoment): boolean {
  return path === homepage && accessOf(path) === undefined;
}

/** The home page: the configured one, else /learning for a learner and /login for a visitor (001 §2). */
export function homeOf({ signedIn, homepage, accessOf }: Pick<GuardMoment, 'signedIn' | 'homepage' | 'accessOf'>) {
  if (!signedIn) {
    // A configured home that needs a sign-in leads there at once: at most one further redirect (G-073).
    return homepage !== null && accessOf(homepage) === 'any' ? homepage : accountPaths.login.to();
  }
  const wanted = homepage ?? learningPaths.center.to();
  return accessOf(wanted) === undefined || accessOf(wanted) === 'visitor' ? examPaths.list.to() : wanted;
}

/**
 * The page that the learner was on before the sign-in, when it is one of ours (G-006). A page on which somebody's
 * session ended is for that account alone: anybody else begins at the home page.
 */
export function returnTo({
  redirect,
  ended,
  accountId,
  accessOf,
}: Pick<GuardMoment, 'redirect' | 'ended' | 'accountId' | 'accessOf'>): string | null {
  if (!redirect?.startsWith('/') || redirect.startsWith('//') || redirect === sitePaths.root.to()) return null;
  const path = pathOf(redirect);
  const access = accessOf(path);
  if (access === undefined || access === 'visitor') return null;
  if (ended === null) return redirect;
  if (ended.accountId !== accountId) return null;
  return pathOf(ended.address) === path ? ended.address : redirect;
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

/** Reads what a history entry carries; null when no session ended there. */
export function readEndedPage(state: unknown): EndedPage | null {
  if (typeof state !== 'object' || state === null || !('accountId' in state) || !('address' in state)) return null;
  const { accountId, address } = state;
  return typeof accountId === 'string' && typeof address === 'string' ? { accountId, address } : null;
}
