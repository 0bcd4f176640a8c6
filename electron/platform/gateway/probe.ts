import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { isRedirectError } from './redirect.ts';
import type { Fetch } from './upstream.ts';

const timeoutMs = 5_000;

/**
 * Resolves when the platform sends any answer, a redirect too. Asks a path of the API: `/` often redirects to a website,
 * which may be elsewhere.
 */
export async function probePlatform(fetch: Fetch, origin: string): Promise<void> {
  try {
    const response = await fetch(new URL(getAccountUserInfo.path, origin).href, {
      method: 'HEAD',
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
  } catch (error) {
    if (!isRedirectError(error)) throw error;
  }
}
