import * as z from 'zod/mini';
import { tenantOfOrgan } from '../../content/identities.ts';
import { branches, type BranchContent } from '../../content/organisations.ts';
import { demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import type { Account } from '../../server/account.ts';
import type { Store } from '../../server/store.ts';

const ownBranch = 'b-jiangbei';

/** The branch that whoever registers at a tenant belongs to. */
export function registrationBranch(tenant: string | null): string {
  const [first = ownBranch] = branches.filter(({ organ }) => tenantOfOrgan[organ] === tenant).map(({ id }) => id);
  return tenant === null || tenant === tenantOfOrgan['org-qicheng'] ? ownBranch : first;
}

const seeded = new Map([...people, ...spareLearners, demoVisitor].map((person) => [seededId(person), person.branches]));

/** The branches of a learner: those of the seed, and those that were joined since. */
export function branchesOf(store: Store, account: Account): BranchContent[] {
  const joined = store
    .all(z.object({ branch_id: z.string() }), 'SELECT branch_id FROM branch_member WHERE account_id = ?', account.id)
    .map(({ branch_id }) => branch_id);
  const own = new Set([...(seeded.get(account.id) ?? []), ...joined]);
  return branches.filter(({ id }) => own.has(id));
}

export function joinBranch(store: Store, accountId: string, branchId: string): void {
  store.run('INSERT OR IGNORE INTO branch_member (account_id, branch_id) VALUES (?, ?)', accountId, branchId);
}
