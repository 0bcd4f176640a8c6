import ky from 'ky';
import * as z from 'zod/mini';
import { flag, list, text } from '../../contract/platform/fields.ts';

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
  const body: unknown = await ky.get('/api/__tenants', { signal, retry: 0, credentials: 'omit' }).json();
  return z.parse(answer, body).tenants;
}

/** Switches the embedded platform to another tenant, for every host. Rejects when the switch fails. */
export async function chooseDemoTenant(name: string): Promise<void> {
  await ky.post('/api/__tenant', { json: { name }, retry: 0, credentials: 'omit' });
}
