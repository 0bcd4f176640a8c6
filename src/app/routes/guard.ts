import { accountPaths } from '#contract/paths/account.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { sitePaths } from '#contract/paths/site.ts';
import type { Access } from './route-row.ts';

/** The page on which a session ended, and its account (000 §8). Stored in the history entry of the sign-in page. */
export interface EndedPage {
  accountId: string;
  /** Path and query. */
  address: string;
}

/** The input of the guard (001 §2). */
export interface GuardInput {
  /** The requested address without query. */
  path: string;
  /** The query with the question mark, or ''. */
  search: string;
  /** Access of the matching row. */
  access: Access;
  /** A token is stored (001 §6). */
  signedIn: boolean;
  /** The branch is chosen, or the platform has none. The choice belongs to the sign-in page. */
  branchChosen: boolean;
  /** Null: nobody is signed in, or not known yet. */
  accountId: string | null;
  /** The configured home page; null: none. */
  homepage: string | null;
  /** `redirect` of the sign-in page's address. */
  redirect: string | null;
  /** The page that `redirect` names, if a session ended on it. */
  ended: EndedPage | null;
  /** The access of a path with a screen; undefined for other paths. */
  accessOf: (path: string) => Access | undefined;
}

/** Delay of guard redirects inside a running page (001 §9). */
export const guardDelayMs = 600;

/** The redirect target, or null when the screen may open. Never the same path. */
export function guard(input: GuardInput): string | null {
  const target = targetOf(input);
  return target === null || target === input.path ? null : target;
}

function targetOf(input: GuardInput): string | null {
  const { path, search, access, signedIn } = input;
  const entered = signedIn && input.branchChosen;
  if (path === sitePaths.root.to() || isHomeWithoutScreen(input)) return homeOf(input);
  if (access === 'visitor' && entered) return returnTo(input) ?? homeOf(input);
  if (access === 'learner' && !entered) return accountPaths.login.to({ redirect: `${path}${search}` });
  return null;
}

// The main process opens the configured home page without knowing which screens exist.
function isHomeWithoutScreen({ path, homepage, accessOf }: GuardInput): boolean {
  return homepage !== null && path === pathOf(homepage) && accessOf(path) === undefined;
}

/** The home page: the configured one, else /learning for a learner and /login for a visitor (001 §2). */
export function homeOf({ signedIn, homepage, accessOf }: Pick<GuardInput, 'signedIn' | 'homepage' | 'accessOf'>) {
  if (!signedIn) {
    // A home page that requires a sign-in is skipped, to avoid a second redirect.
    return homepage !== null && accessOf(pathOf(homepage)) === 'any' ? homepage : accountPaths.login.to();
  }
  const wanted = homepage ?? learningPaths.center.to();
  const access = accessOf(pathOf(wanted));
  // A kiosk's home page is the exam list, which is always there.
  return access === undefined || access === 'visitor' ? learningPaths.center.to() : wanted;
}

/**
 * The page to return to after the sign-in, if this client has it. A page on which a session ended is restored only for
 * the same account; others start at the home page.
 */
export function returnTo({
  redirect,
  ended,
  accountId,
  accessOf,
}: Pick<GuardInput, 'redirect' | 'ended' | 'accountId' | 'accessOf'>): string | null {
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

/** Reads the ended session from a history entry; null when there is none. */
export function readEndedPage(state: unknown): EndedPage | null {
  if (typeof state !== 'object' || state === null || !('accountId' in state) || !('address' in state)) return null;
  const { accountId, address } = state;
  return typeof accountId === 'string' && typeof address === 'string' ? { accountId, address } : null;
}
