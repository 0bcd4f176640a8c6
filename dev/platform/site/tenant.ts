import * as calls from '../../../src/api/tenant.ts';
import { tenants } from '../content/tenants.ts';
import { handleOpen } from '../server/handle.ts';
import { choiceOf } from '../switching/session-choice.ts';

export const tenantHandlers = [
  handleOpen(calls.configurationByEncodedHost, ({ encodedHost }, { tenant, store, token }) => {
    const switched = choiceOf(store, token).saas;
    const host = encodedHost.toLowerCase();
    const byHost = tenants.find(({ name }) => host === name || host.startsWith(`${name}.`));
    const chosen = tenants.find(({ name }) => name === (switched ?? tenant)) ?? byHost ?? tenants[0];
    return chosen?.configuration;
  }),
];
