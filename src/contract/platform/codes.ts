/** The two status constants of the platform: HTTP success, and a call without a sign-in (001 §8, G-003). */
export const status = { success: 200, noLogin: 602 } as const;

/** Success of an envelope is 0; 200 counts too, should it ever come (G-003). */
const successCodes: readonly number[] = [0, status.success];

/** A refusal whose code is a word, or has no meaning here. */
export const otherCode = -1;

/** Codes that end the session (000 §8): 303 and 10000 keep the page's name, 403 does not. */
export const sessionCodes = [303, 10000, 403] as const;
export type SessionCode = (typeof sessionCodes)[number];

/** HTTP status of the gateway for a call that the platform redirects: nothing is followed. */
export const movedStatus = 421;

/** HTTP status of the gateway for a switch that main refuses: a paper that is not at the platform belongs here. */
export const paperHereStatus = 423;

/** Resolves elsewhere; nothing is followed (000 §8, G-011). */
export const redirectCode = 302;

/** The caller decides, never a toast (000 §8). */
export const quietCode = 50_001;

/** True when the platform did what was asked. */
export function isSuccess(code: number | null): boolean {
  return code !== null && successCodes.includes(code);
}

/** True when the platform no longer knows the session of the token that was sent. */
export function endsSession(code: number | null): code is SessionCode {
  return sessionCodes.some((known) => known === code);
}

/** True when the call needs a sign-in before it can be tried again: the session is over, or there was none (602). */
export function needsSignIn(code: number | null): boolean {
  return endsSession(code) || code === status.noLogin;
}
