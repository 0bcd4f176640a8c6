import * as z from 'zod/mini';
import { accountPaths } from '../../src/contract/paths/account.ts';
import { sitePaths } from '../../src/contract/paths/site.ts';
import { firstVisitLocale, type Locale } from '../../src/contract/ipc/locale.ts';

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

const international = z.object({ internationalizationSetting: z.unknown() });

/** The language of a first visit in a tenant's configuration; undefined: it names none (000 §4). */
export function configuredLocale(data: unknown): Locale | undefined {
  const read = z.safeParse(international, data);
  return read.success ? firstVisitLocale(read.data.internationalizationSetting) : undefined;
}

/** The home page that the tenant configured, or null ('/' counts as not configured, G-073). */
export function homePageOf(data: unknown): string | null {
  const configured = configurationValue(data, 'homepage');
  return typeof configured === 'string' && /^\/[\w-][^\\\s]*$/.test(configured) ? configured : null;
}

/**
 * The address a start opens: known before there is a window, so nothing flashes (001 §2). Where the page's own route
 * table has to say it (whether a visitor may see the home page, what a learner gets without one), it opens at '/'.
 */
export function startPath(signedIn: boolean, data: unknown): string {
  const home = homePageOf(data);
  if (signedIn) return home ?? sitePaths.root.to();
  return home === null ? accountPaths.login.to() : sitePaths.root.to();
}
