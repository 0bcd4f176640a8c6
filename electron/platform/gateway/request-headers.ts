import type { Locale } from '#contract/ipc/locale.ts';
import type { Branch } from '#contract/ipc/session.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';

/** The sender of a request, as its headers identify it (000 §7). */
export interface Caller {
  token: string | null;
  branch: Branch | null;
  locale: Locale;
  timeZone: string;
  /** The header of the token and what stands before it; `token` alone where the platform says nothing else. */
  tokenPlace?: Pick<NonNullable<PlatformProfile['token']>, 'header' | 'prefix'>;
}

/** Headers that the page may set. */
const allowedFromPage = ['content-type', 'accept', 'range', 'if-range'] as const;

/** The headers of one request to the platform: the allowed ones of the page, and the caller's. */
export function requestHeaders(caller: Caller, page?: Headers): Headers {
  const headers = new Headers({ 'source-host': 'pc', locale: caller.locale, _timezone: caller.timeZone });
  for (const name of allowedFromPage) {
    const value = page?.get(name);
    if (value) headers.set(name, value);
  }
  const { token, branch, tokenPlace } = caller;
  // Empty values are omitted; values that are not valid in a header are percent-encoded.
  for (const [name, value] of Object.entries({
    [tokenPlace?.header ?? 'token']: token && `${tokenPlace?.prefix ?? ''}${token}`,
    organ: branch?.organ,
    actor: branch?.actor,
    branch: branch?.code,
  })) {
    if (value) headers.set(name, /^[\x20-\x7e]+$/.test(value) ? value : encodeURIComponent(value));
  }
  return headers;
}
