import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { isRedirectError } from './redirect.ts';
import type { Fetch } from './upstream.ts';

const timeoutMs = 5_000;

/**
 * Resolves when the platform sends any answer, a redirect too. Asks a path of the API: `/` often redirects to a website,
 * which may be elsewhere.
 */
export async function probePlatform(fetch: Fetch, origin: string): Promise<void> {
  await askOnce(fetch, origin, AbortSignal.timeout(timeoutMs));
}

/** Asks for no more than the head of an answer; null: it is a redirect, whose head Electron keeps to itself. */
export async function askOnce(fetch: Fetch, origin: string, signal: AbortSignal): Promise<Headers | null> {
  try {
    const response = await fetch(new URL(getAccountUserInfo.path, origin).href, {
      method: 'HEAD',
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    await response.body?.cancel();
    return response.headers;
  } catch (error) {
    if (!isRedirectError(error)) throw error;
    return null;
  }
}
