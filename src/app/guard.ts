import { paths } from '../lib/paths.ts';
import type { Access } from './routes.ts';

/** What the guard needs to know of the moment (001 §2). */
export interface GuardMoment {
  /** Address the learner wants, without query. */
  path: string;
  /** Access of the row that serves it. */
  access: Access;
  /** A token is stored and a branch is chosen. */
  signedIn: boolean;
  /** Home page of the configuration; null: none. */
  homepage: string | null;
  /** `redirect` of the sign-in page's address. */
  redirect: string | null;
  /** The access of a path of the route table; undefined: no such route. */
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
  if (moment.path === paths.root()) return homeOf(moment);
  if (moment.access === 'visitor' && moment.signedIn) return returnTo(moment) ?? homeOf(moment);
  if (moment.access === 'learner' && !moment.signedIn) return paths.login({ redirect: moment.path });
  return null;
}

/** The home page: the configured one, else /learning for a learner and /login for a visitor (001 §2). */
export function homeOf({ signedIn, homepage, accessOf }: GuardMoment): string {
  if (!signedIn) {
    // A configured home that needs a sign-in leads there at once: at most one further redirect (gaps G-073).
    return homepage !== null && accessOf(homepage) === 'any' ? homepage : paths.login();
  }
  const wanted = homepage ?? paths.learning();
  return accessOf(wanted) === undefined || accessOf(wanted) === 'visitor' ? paths.examList() : wanted;
}

/** The page that the learner was on before the sign-in, when it is one of ours (gaps G-006). */
export function returnTo({ redirect, accessOf }: Pick<GuardMoment, 'redirect' | 'accessOf'>): string | null {
  if (!redirect?.startsWith('/') || redirect.startsWith('//') || redirect === paths.root()) return null;
  const access = accessOf(redirect.split('?')[0] ?? redirect);
  return access === undefined || access === 'visitor' ? null : redirect;
}
