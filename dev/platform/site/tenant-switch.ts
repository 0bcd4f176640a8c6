import * as z from 'zod/mini';
import { tenants } from '../content/tenants.ts';

/** `POST /__tenant`: the tenant that every host gets from now on; null: by host. */
export const tenantOrder = z.object({ name: z.nullable(z.enum(tenants.map(({ name }) => name))) });

/** The tenants to try, with what tells them apart. */
export function tenantList(current: string | null) {
  return tenants.map(({ name, kind, configuration }) => ({
    name,
    kind,
    title: configuration.websiteSetting.pageTitle,
    colour: configuration.theme,
    newVersion: configuration.newSaas,
    current: name === (current ?? tenants[0].name),
  }));
}
