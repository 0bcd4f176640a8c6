import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(200_000));
const key = z.string().check(z.maxLength(64));

/** An answer as the page may send it; files travel by calls of their own. */
export const answerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), keys: z.array(key).check(z.maxLength(50)) }),
  z.object({ kind: z.literal('blanks'), texts: z.array(text).check(z.maxLength(100)) }),
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('pairs'), targets: z.array(key).check(z.maxLength(100)) }),
  z.object({ kind: z.literal('order'), keys: z.array(key).check(z.maxLength(100)) }),
]);
