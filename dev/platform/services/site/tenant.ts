import * as calls from '../../../../src/contract/platform/site/tenant.ts';
import { brokenTenant } from '../../content/tenants/broken.ts';
import { tenantAsked } from './tenant-asked.ts';
import { handleOpen } from '../../server/handle.ts';

export const tenantHandlers = [
  handleOpen(calls.configurationByEncodedHost, ({ encodedHost }, context) =>
    [context.tenant, encodedHost].includes(brokenTenant.name)
      ? brokenTenant.configuration
      : tenantAsked(context, encodedHost).configuration,
  ),
];
