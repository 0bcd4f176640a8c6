import * as z from 'zod/mini';
import { flag, list, text } from '#contract/platform/fields.ts';
import { http } from '../http.ts';

const kinds = ['default', 'template', 'dynamic', 'tax', 'international'] as const;
const demoTenant = z.object({
  name: text,
  title: text,
  colour: text,
  kind: z.enum(kinds),
  newVersion: flag,
  current: flag,
});
const answer = z.object({ tenants: list(demoTenant) });

export type DemoTenant = z.output<typeof demoTenant>;

/** Reads the tenants of the embedded platform. A development aid, not part of the platform's API. */
export async function readDemoTenants(signal: AbortSignal): Promise<DemoTenant[]> {
  return z.parse(answer, await http('/api/__tenants', { signal, throwHttpErrors: true }).json()).tenants;
}

/** Switches the embedded platform to another tenant, for every host. Rejects when the switch fails. */
export async function chooseDemoTenant(name: string): Promise<void> {
  await http.post('/api/__tenant', { json: { name }, throwHttpErrors: true });
}
