import * as z from 'zod/mini';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';

const log = z.object({
  requests: z.array(z.object({ id: z.nullable(z.string()), code: z.nullable(z.number()), body: z.unknown() })),
});
const committed = z.object({ userPaperId: z.string() });

/** What the network and the platform do to commits meanwhile. */
const commitFaults = ['drop', 'drop-after', 'status', 'duplicate', 'half-body'] as const;

/** Disturbs the next commit that a platform receives. */
export async function disturbNextCommit(origin: string, random: () => number): Promise<void> {
  const mode = commitFaults[Math.floor(random() * commitFaults.length)];
  await fetch(`${origin}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { id: userPaperCommitAllPaper.id }, mode, times: 1 }),
  });
}

/** Nothing is disturbed any more. */
export async function calm(origin: string): Promise<void> {
  await fetch(`${origin}/__faults`, { method: 'DELETE' });
}

/** Commits that a platform accepted, by paper. */
export async function acceptedCommits(origin: string): Promise<Map<string, number>> {
  const { requests } = z.parse(log, await (await fetch(`${origin}/__log`)).json());
  const accepted = new Map<string, number>();
  for (const { id, code, body } of requests) {
    const read = z.safeParse(committed, body);
    if (id !== userPaperCommitAllPaper.id || code !== 0 || !read.success) continue;
    accepted.set(read.data.userPaperId, (accepted.get(read.data.userPaperId) ?? 0) + 1);
  }
  return accepted;
}
