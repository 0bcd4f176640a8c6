import { demoLogin, findBranchList, getAccountUserInfo } from '../../../contract/platform/account/account.ts';
import { send, sendWithMessage } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { getUserInfo } from '../../../contract/platform/account/user.ts';
import { branchOf } from '../../../features/account/shared/branch/choice.ts';
import { ask, desktop } from '../../../lib/desktop.ts';

/**
 * Signs a visitor in for the demonstration: the session, then branches, account and user, in this order (001 §2). A
 * second try after a lost network goes on with the session it has. Throws `ApiError`; a list without a branch is a
 * refusal in the platform's own words.
 */
export async function demoSignIn(newVersion: boolean): Promise<void> {
  const { signedIn } = await ask(desktop.session.current());
  if (!signedIn) await send(demoLogin, {});
  const { data: branches, message } = await sendWithMessage(findBranchList, {});
  const [first] = branches;
  if (!first) {
    throw new ApiError(findBranchList.id, { kind: 'refused', code: 0, message, warning: false, data: null });
  }
  await send(getAccountUserInfo, {});
  await send(getUserInfo, {});
  // Last: from here on the visitor is a learner, and the guard lets them everywhere.
  await ask(desktop.session.chooseBranch(branchOf(first, newVersion)));
}

/** True when the demonstration is over before it began: the platform said no, rather than nothing. */
export function isDemoRefused(error: unknown): boolean {
  return error instanceof ApiError && ['refused', 'not-signed-in', 'quiet', 'redirected'].includes(error.failure.kind);
}
