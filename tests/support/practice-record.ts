import * as z from 'zod/mini';

const record = z.object({
  runs: z.array(
    z.object({
      id: z.string(),
      model: z.number(),
      ended: z.boolean(),
      answers: z.array(
        z.object({
          question_id: z.string(),
          answer: z.string(),
          is_right: z.nullable(z.number()),
          commits: z.number(),
        }),
      ),
    }),
  ),
  marks: z.array(z.string()),
});

/** What an embedded platform has of a practice of an account. */
export async function practiceRecord(origin: string, account: string, practiceId: string) {
  const query = new URLSearchParams({ account, practiceId });
  const response = await fetch(`${origin}/__practice?${query.toString()}`);
  return z.parse(record, await response.json());
}
