import * as z from 'zod/mini';

/** A learner's row. */
export const accountRow = z.object({
  id: z.string(),
  phone: z.string(),
  mail: z.string(),
  name: z.string(),
  password: z.string(),
  verified: z.number(),
  wrong_passwords: z.number(),
  locked_until: z.nullable(z.number()),
});

export type Account = z.output<typeof accountRow>;
