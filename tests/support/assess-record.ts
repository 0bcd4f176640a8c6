import * as z from 'zod/mini';

const sittings = z.array(
  z.object({
    round: z.string(),
    submitted: z.boolean(),
    answers: z.array(z.object({ question_id: z.string(), answer: z.string(), saves: z.number() })),
  }),
);

/** What an embedded platform has of an assessment of an account. */
export async function assessRecord(origin: string, account: string, assessId: string) {
  const query = new URLSearchParams({ account, assessId });
  const response = await fetch(`${origin}/__assess?${query.toString()}`);
  return z.parse(sittings, await response.json());
}
