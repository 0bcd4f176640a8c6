import * as z from 'zod/mini';

/** What was done just before the sign-in page opened. */
export type SignInNews = 'passwordChanged' | 'registered';

/** Location state of the sign-in page. */
export const withNews = (news: SignInNews) => ({ news });

const locationState = z.object({ news: z.enum(['passwordChanged', 'registered']) });

/** Null: it was opened for no such reason. */
export function newsIn(state: unknown): SignInNews | null {
  return z.safeParse(locationState, state).data?.news ?? null;
}
