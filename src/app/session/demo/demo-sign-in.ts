import { send, sendWithMessage } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { demoLogin, findBranchList, getAccountUserInfo } from '#contract/platform/account/account.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { branchOf } from '#features/account/shared/branch/branch-rules.ts';
import { ask, desktop } from '#lib/desktop.ts';

/**
 * Signs a visitor in for the demonstration: session, branches, account, user, in this order (001 §2). A retry after a
 * network failure reuses the session. Throws `ApiError`; an empty list of branches is a refusal with the platform's
 * message.
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
  // Last, because from here on the guard treats the visitor as a learner.
  await ask(desktop.session.chooseBranch(branchOf(first, newVersion)));
}

/** True when the platform refused the demonstration, as opposed to not answering. */
export function isDemoRefused(error: unknown): boolean {
  return error instanceof ApiError && ['refused', 'not-signed-in', 'quiet', 'redirected'].includes(error.failure.kind);
}
