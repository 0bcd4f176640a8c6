import * as z from 'zod/mini';

const answer = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      password: z.string(),
      code: z.optional(z.string()),
      description: z.optional(z.string()),
    }),
  ),
});

/** One line with a demo account of the embedded platform. */
export async function demoLine(origin: string): Promise<string> {
  const response = await fetch(`${origin}/__demo`);
  const { accounts } = z.parse(answer, await response.json());
  const [first] = accounts;
  if (!first) return 'demo account: none';
  return `demo account ${first.account} password ${first.password} code ${first.code ?? '-'}`;
}
