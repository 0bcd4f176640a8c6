import * as calls from '../../../../src/contract/platform/site/tenant.ts';
import { brokenTenant } from '../../content/tenants/broken.ts';
import { liveOrigin } from '../../live-host/live-origin.ts';
import { tenantAsked } from './tenant-asked.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';

/** Tenants whose live rooms have no host of their own: they give a stream instead. */
const withoutLiveHost = ['zhongzhu'];

function configurationOf(context: OpenContext, host: string) {
  const { name, configuration } = tenantAsked(context, host);
  const origin = withoutLiveHost.includes(name) ? null : liveOrigin(context.store);
  if (origin === null) return configuration;
  const liveHost = { key: 'lectern_live_host', value: origin };
  return { ...configuration, frontendConfig: [...configuration.frontendConfig, liveHost] };
}

export const tenantHandlers = [
  handleOpen(calls.configurationByEncodedHost, ({ encodedHost }, context) =>
    [context.tenant, encodedHost].includes(brokenTenant.name)
      ? brokenTenant.configuration
      : configurationOf(context, encodedHost),
  ),
];
