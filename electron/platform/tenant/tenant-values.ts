import * as z from 'zod/mini';
import { firstVisitLocale, type Locale } from '#contract/ipc/locale.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { sitePaths } from '#contract/paths/site.ts';

const withFrontend = z.object({ frontendConfig: z.array(z.unknown()) });
const entry = z.object({ key: z.string(), value: z.unknown() });

/** The value of a `frontendConfig` entry in a tenant's configuration (001 §3); undefined: none. */
export function configurationValue(data: unknown, key: string): unknown {
  const read = z.safeParse(withFrontend, data);
  if (!read.success) return undefined;
  for (const candidate of read.data.frontendConfig) {
    const found = z.safeParse(entry, candidate);
    if (found.success && found.data.key === key) return found.data.value;
  }
  return undefined;
}

const version = z.object({ newSaas: z.unknown() });

/** True for a tenant of the new version of accounts and branches (001 §6, G-084); the old one is the default. */
export function isNewVersion(data: unknown): boolean {
  const read = z.safeParse(version, data);
  return read.success && ['true', '1'].includes(String(read.data.newSaas));
}

const international = z.object({ internationalizationSetting: z.unknown() });

/** The language for a first visit from a tenant's configuration (000 §4); undefined: none. */
export function configuredLocale(data: unknown): Locale | undefined {
  const read = z.safeParse(international, data);
  return read.success ? firstVisitLocale(read.data.internationalizationSetting) : undefined;
}

/** The home page of the tenant's configuration; null: none ('/' counts as none). */
export function homePageOf(data: unknown): string | null {
  const configured = configurationValue(data, 'homepage');
  return typeof configured === 'string' && /^\/[\w-][^\\\s]*$/.test(configured) ? configured : null;
}

/**
 * The path that a start opens, known before the first window so that no other screen flashes (001 §2). '/' where the
 * page's route table decides: whether a visitor may see the home page, and the home page of a tenant without one.
 */
export function startPath(signedIn: boolean, data: unknown, kiosk = false): string {
  // The page's route table leads a visitor from there through the sign-in.
  if (kiosk) return examPaths.list.to();
  const home = homePageOf(data);
  if (signedIn) return home ?? sitePaths.root.to();
  return home === null ? accountPaths.login.to() : sitePaths.root.to();
}
