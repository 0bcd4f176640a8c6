import * as z from 'zod/mini';
import { tenants } from '../../content/tenants.ts';
import { control, type Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';

const tenantOrder = z.object({ name: z.nullable(z.enum(tenants.map(({ name }) => name))) });

/** The tenants to try, with what tells them apart. */
function tenantList(current: string | null) {
  return tenants.map(({ name, kind, configuration }) => ({
    name,
    kind,
    title: configuration.websiteSetting.pageTitle,
    colour: configuration.theme,
    newVersion: configuration.newSaas,
    current: name === (current ?? tenants[0].name),
  }));
}

/** The tenants, and which of them every host gets; null: by host. */
export const siteControls: Readonly<Record<string, Control>> = {
  'GET /__tenants': (_, { tenant }) => jsonReply({ tenants: tenantList(tenant) }),
  'POST /__tenant': control(tenantOrder, ({ name }, on) => {
    on.tenant = name;
  }),
};
