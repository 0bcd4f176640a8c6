import { accountSwitchBranch } from '#contract/platform/account/account.ts';
import * as calls from '#contract/platform/account/session.ts';
import { identitiesOf, personal } from '../../content/identities.ts';
import { handle } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { endSession } from '../account/session.ts';
import { switchingCodes } from './codes.ts';
import { branchesAt, tenantOfSession, tenantsOf } from './membership.ts';
import { choiceOf, switchSession } from './session-choice.ts';

const codeOf = (tenant: string) => `s-${tenant}`;

/** Going on elsewhere: at another tenant, as another learner, in another branch; and the sign-out of old (001 §7). */
export const switchingHandlers = [
  handle(calls.findMySaas, (_, context) => {
    const here = tenantOfSession(context);
    return tenantsOf(context.account, context).map(({ name, configuration: { websiteSetting } }) => ({
      ucode: codeOf(name),
      name: websiteSetting.pageTitle,
      logo: websiteSetting.pageLogo,
      current: name === here,
    }));
  }),
  handle(calls.findMyIdentity, (_, { account, store, token }) => {
    const current = choiceOf(store, token).identity ?? personal.identity;
    return identitiesOf(account.phone).map(({ identity, name, organName }) => ({
      identity,
      name,
      organName,
      current: identity === current,
    }));
  }),
  handle(calls.switchSaas, ({ saasUcode }, context) => {
    const tenant = tenantsOf(context.account, context).find(({ name }) => codeOf(name) === saasUcode);
    if (!tenant) throw new Refusal(switchingCodes.unknownSaas, '您不是所选机构平台的学员，请重新选择');
    // An identity is one of its tenant; elsewhere the learner begins as themselves.
    return switchSession(context, { saas: tenant.name, identity: null, branch: null });
  }),
  handle(calls.switchIdentity, ({ identity }, context) => {
    const known = identitiesOf(context.account.phone).some((entry) => entry.identity === identity);
    if (!known) throw new Refusal(switchingCodes.unknownIdentity, '您没有所选的身份，请重新选择');
    return switchSession(context, { identity, branch: null });
  }),
  handle(accountSwitchBranch, ({ branchUcode }, context) => {
    const branch = branchesAt(context.account, context).find(({ ucode }) => ucode === branchUcode);
    if (!branch) throw new Refusal(switchingCodes.unknownBranch, '您不属于所选机构，请重新选择');
    return switchSession(context, { branch: branch.id });
  }),
  handle(calls.oldLogoutWithToken, (_, { store, token }) => endSession(store, token)),
];
