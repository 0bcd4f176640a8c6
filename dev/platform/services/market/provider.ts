import type { BranchContent } from '../../content/organisations.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { branchesAt } from '../switching/membership.ts';
import { marketCodes } from './codes.ts';

/** The branch in whose name somebody acts as a training provider. Throws a `Refusal` for who belongs to none. */
export function providerOf({ store, token, account }: Context): BranchContent {
  const [branch] = branchesAt(account, { store, token });
  if (!branch) throw new Refusal(marketCodes.noProvider, '您不属于任何培训机构，不能以机构身份选课');
  return branch;
}
