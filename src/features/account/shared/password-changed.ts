import * as z from 'zod/mini';

/** Location state for the sign-in page after a successful recovery. */
export const passwordChanged = { passwordChanged: true } as const;

const locationState = z.object({ passwordChanged: z.literal(true) });

/** True when the location state is that of a successful recovery. */
export function isPasswordChanged(state: unknown): boolean {
  return z.safeParse(locationState, state).success;
}
