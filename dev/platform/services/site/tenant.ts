import { phoneCameraKey } from '#contract/platform/beyond/phone-camera.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import * as calls from '#contract/platform/site/tenant.ts';
import { brokenTenant } from '../../content/tenants/broken.ts';
import { liveOrigin } from '../../live-host/live-origin.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { ownOrigin } from '../../server/own-origin.ts';
import { tenantAsked } from './tenant-asked.ts';

/** Tenants whose live rooms have no host of their own: they give a stream instead. */
const withoutLiveHost = ['zhongzhu'];

const { switchConsequence, staffAction } = codeTables;
/** What no document shows and this platform says of itself: what ends papers has to be named. */
const ownProfile = {
  key: 'lectern_platform_profile',
  value: JSON.stringify({ codes: { switchConsequence, staffAction } }),
};

type Configuration = ReturnType<typeof tenantAsked>['configuration'];

/** A tenant with phones as side cameras has its mobile site here: the page that a phone opens can be tried. */
function withMobileSite({ frontendConfig, ...rest }: Configuration, { store }: OpenContext): Configuration {
  if (!frontendConfig.some(({ key, value }) => key === phoneCameraKey && value === 'true')) {
    return { ...rest, frontendConfig };
  }
  const own = (entry: { key: string; value: string }) =>
    entry.key === 'h5_address' ? { ...entry, value: ownOrigin(store) } : entry;
  return { ...rest, frontendConfig: frontendConfig.map(own) };
}

function configurationOf(context: OpenContext, host: string) {
  const { name, configuration: content } = tenantAsked(context, host);
  const { frontendConfig, ...rest } = withMobileSite(content, context);
  const configuration = { ...rest, frontendConfig: [...frontendConfig, ownProfile] };
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
