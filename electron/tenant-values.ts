import * as z from 'zod/mini';

const withFrontend = z.object({ frontendConfig: z.array(z.unknown()) });
const entry = z.object({ key: z.string(), value: z.unknown() });

/** The value of a front-end setting in a tenant's configuration (001 §3); undefined when it has none. */
export function configurationValue(data: unknown, key: string): unknown {
  const read = z.safeParse(withFrontend, data);
  if (!read.success) return undefined;
  for (const candidate of read.data.frontendConfig) {
    const found = z.safeParse(entry, candidate);
    if (found.success && found.data.key === key) return found.data.value;
  }
  return undefined;
}

/** The home page of a signed-in learner: the configured one, else /learning (001 §9; '/' counts as not configured). */
export function homePageOf(data: unknown): string {
  const configured = configurationValue(data, 'homepage');
  return typeof configured === 'string' && /^\/[\w-][^\\\s]*$/.test(configured) ? configured : '/learning';
}

/** The address a start opens: known before there is a window, so nothing flashes (001 §2). */
export function startPath(signedIn: boolean, data: unknown): string {
  return signedIn ? homePageOf(data) : '/login';
}
