import * as z from 'zod/mini';

/** What the recovery hands to the sign-in page with the address, so that it can say what has happened. */
export const passwordChanged = { passwordChanged: true } as const;

const arrival = z.object({ passwordChanged: z.literal(true) });

/** True when the visitor comes from a recovery that worked. */
export function isPasswordChanged(state: unknown): boolean {
  return z.safeParse(arrival, state).success;
}
