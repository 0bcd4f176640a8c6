import * as calls from '../../../src/api/tenant.ts';
import { tenantAsked } from './tenant-asked.ts';
import { handleOpen } from '../server/handle.ts';

export const tenantHandlers = [
  handleOpen(
    calls.configurationByEncodedHost,
    ({ encodedHost }, context) => tenantAsked(context, encodedHost).configuration,
  ),
];
